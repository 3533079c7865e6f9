"""python3 store_network.py OUT.bin seed-1.pt seed-2.pt: joins trained networks in the file that the product reads."""
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
    """Tables as int8 with one step for all, other tensors as float16."""
    if name.startswith('filters.') and name.endswith('.weight'):
        # [filter, number, place] to [place, filter, number]: the numbers of a word lie side by side.
        values = np.ascontiguousarray(values.transpose(2, 0, 1))
        values = values.reshape(-1, values.shape[-1])
    entry = {'name': SHORT_NAMES.get(name, name), 'shape': list(values.shape)}
    if name in TABLES:
        scale = float(np.percentile(np.abs(values[values != 0]), 99.95)) / 127
        steps = np.clip(np.round(values / scale), -127, 127).astype(np.int8)
        return {**entry, 'type': 'int8', 'scale': scale}, steps.tobytes()
    return {**entry, 'type': 'float16'}, values.astype('<f2').tobytes()


def main(out, *paths):
    networks = [torch.load(path) for path in paths]
    first = networks[0]
    assert all(each['words'] == first['words'] and each['description'] == first['description'] for each in networks)
    tensors = [stored(name, values) for each in networks for name, values in each['state'].items()]
    header = {
        **first['description'], 'statements': STATEMENTS, 'disclosures': DISCLOSURES, 'objections': OBJECTIONS,
        'callKinds': CALL_KINDS, 'words': first['words'], 'widths': WIDTHS, 'networks': len(networks),
        'tensors': [entry for entry, _ in tensors],
    }
    text = json.dumps(header, ensure_ascii=False, separators=(',', ':')).encode()
    with open(out, 'wb') as file:
        file.write(struct.pack('<I', len(text)) + text + b''.join(data for _, data in tensors))


if __name__ == '__main__':
    main(*sys.argv[1:])
