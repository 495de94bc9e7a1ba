# Read by scripts that need a display: start_display starts Xvfb with openbox, and both end with
# the script.

end_display() {
    for process in ${window_manager:-} ${server:-}; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    rm -rf "$display_folder"
}

start_display() {
    display_folder=$(mktemp -d)
    trap end_display EXIT
    trap 'exit 130' INT TERM
    # The server picks a free number and tells it.
    Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp \
        3>"$display_folder/number" 2>"$display_folder/log" &
    server=$!
    tries=0
    while [ ! -s "$display_folder/number" ]; do
        tries=$((tries + 1))
        if [ "$tries" -gt 100 ]; then
            cat "$display_folder/log" >&2
            echo "Xvfb did not start" >&2
            exit 1
        fi
        sleep 0.1
    done
    DISPLAY=:$(cat "$display_folder/number")
    export DISPLAY
    openbox >/dev/null 2>&1 &
    window_manager=$!
    sleep 1
}
