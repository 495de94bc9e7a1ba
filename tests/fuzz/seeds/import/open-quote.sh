torchrun --nproc_per_node 8 --nnodes ${N:-2} pretrain.py --tensor-model-parallel-size 8 \
  --seq-length 4096 "--bf16