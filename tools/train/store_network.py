"""python3 store_network.py OUT.bin network.pt: stores the trained network as the product reads it."""
import json
import struct
import sys

import numpy as np
import torch

from call_network import WIDTHS
from examples import CALL_KINDS, DISCLOSURES, OBJECTIONS, STATEMENTS

TABLES = ('own.weight', 'grams.weight', 'traits.weight')
SHORT_NAMES = {'own.weight': 'own', 'grams.weight': 'grams', 'speaker.weight': 'speaker', 'traits.weight': 'traits'}


def stored(name, values):
    """Tables as int8 with one step for all, checksums as they are, other tensors as float16."""
    if name.startswith('filters.') and name.endswith('.weight'):
        # [filter, number, place] to [place, filter, number]: the numbers of a word lie side by side.
        values = np.ascontiguousarray(values.transpose(2, 0, 1))
        values = values.reshape(-1, values.shape[-1])
    entry = {'name': SHORT_NAMES.get(name, name), 'shape': list(values.shape)}
    if name in TABLES or name.endswith('.features'):
        scale = float(np.percentile(np.abs(values[values != 0]), 99.95)) / 127
        steps = np.clip(np.round(values / scale), -127, 127).astype(np.int8)
        return {**entry, 'type': 'int8', 'scale': scale}, steps.tobytes()
    if values.dtype == np.uint32:
        return {**entry, 'type': 'uint32'}, values.astype('<u4').tobytes()
    return {**entry, 'type': 'float16'}, values.astype('<f2').tobytes()


def write_weights(out, header, tensors):
    """A JSON header with the list of tensors, then the tensors, as platform/classifier/stored-network.ts reads them."""
    entries = [stored(name, values) for name, values in tensors]
    text = json.dumps({**header, 'tensors': [entry for entry, _ in entries]}, ensure_ascii=False, separators=(',', ':')).encode()
    with open(out, 'wb') as file:
        file.write(struct.pack('<I', len(text)) + text + b''.join(data for _, data in entries))


def main(out, path):
    network = torch.load(path)
    header = {
        **network['description'], 'statements': STATEMENTS, 'disclosures': DISCLOSURES, 'objections': OBJECTIONS,
        'callKinds': CALL_KINDS, 'words': network['words'], 'widths': WIDTHS,
    }
    write_weights(out, header, network['state'].items())


if __name__ == '__main__':
    main(*sys.argv[1:])
