"""python3 write_fixture.py FOLDER: a tiny random network and its answers, to test that the product computes the same."""
import json
import random
import sys

import torch

import examples

examples.GRAM_BUCKETS, examples.TRAIT_BUCKETS = 32, 64
from call_network import CallNetwork  # noqa: E402  (reads the sizes above)
from store_network import main as store  # noqa: E402

FACTS = ['first', 'second']


def turn(speaker, *sentences):
    split = [{'words': text.rstrip('?').lower().split(), 'isQuestion': text.endswith('?'), 'from': 0, 'to': 1} for text in sentences]
    return {'speaker': speaker, 'sentences': split, 'statements': [], 'disclosures': [], 'objections': [],
            'facts': [random.random() for _ in FACTS]}


def main(folder):
    torch.manual_seed(1)
    random.seed(1)
    call = {
        'id': 'tiny', 'author': 'fixture', 'source': 'call', 'split': 'train', 'labeledFor': [], 'disputed': [],
        'turns': [
            turn('rep', 'hello', 'this call is recorded and we settle debts for 25% of what you owe'),
            turn('customer', 'who told you about the $9,000 on my zzyzx card?'),
            turn('other', *[]),
            turn('rep', 'yes'),
        ],
    }
    vocabulary = examples.Vocabulary([call], fewest=1)
    network = CallNetwork(vocabulary, len(FACTS), filters=3, size=5, context=4, hidden=6, own=2, grams=3).eval()
    torch.nn.init.normal_(network.traits.weight, std=0.03)
    state = {name: value.numpy() for name, value in network.state_dict().items() if name != 'common.weight'}
    torch.save({'state': state, 'words': vocabulary.own_words, 'description': {'facts': FACTS, 'trainedOn': 'fixture'}}, f'{folder}/tiny.pt')
    store(f'{folder}/tiny-network.bin', f'{folder}/tiny.pt')
    examples.prepare([call], vocabulary)
    with torch.no_grad():
        turns, sentences, scores = network(examples.make_batch([call], vocabulary))
    answers = {'turns': turns.tolist(), 'sentences': sentences.tolist(), 'call': scores[0].tolist()}
    inputs = [{name: each[name] for name in ('speaker', 'sentences', 'facts')} for each in call['turns']]
    json.dump({'inputs': inputs, 'answers': answers}, open(f'{folder}/tiny-answers.json', 'w'))


if __name__ == '__main__':
    main(*sys.argv[1:])
