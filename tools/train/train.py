"""Trains the call network.

python3 train.py EXAMPLES.jsonl --save network.pt
    on all authors but the held-out ones; store_network.py makes the file that the product reads
python3 train.py EXAMPLES.jsonl --leave-out aa,ab --predict predictions.json
    without some authors, and what it says of their calls: for bench and calibration
python3 train.py ... --share 0.5
    on half of the authors, for the learning curve
"""
import argparse
import json
import math
import random
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from call_network import CallNetwork
from examples import N_DISCLOSURES, N_STATEMENTS, Vocabulary, make_batch, prepare, read_examples
from variations import make_batches

WEIGHT_OF_PRESENT = 2.0  # labels are rare
TURNS_PER_BATCH = 60


def train(calls, vocabulary, facts, seed, epochs, rate=2e-3):
    torch.manual_seed(seed)
    np.random.seed(seed)
    chance = random.Random(seed)
    network = CallNetwork(vocabulary, facts)
    optimizer = torch.optim.AdamW([each for each in network.parameters() if each.requires_grad], lr=rate, weight_decay=0.02)
    network.train()
    step = steps = 0
    for epoch in range(epochs):
        batches, began, total = make_batches(calls, vocabulary, TURNS_PER_BATCH, chance), time.time(), 0.0
        steps = steps or len(batches) * epochs
        for some in batches:
            for group in optimizer.param_groups:  # warms up, then falls along a cosine
                group['lr'] = rate * min(1, (step + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * min(1, step / steps))) + 1e-5
            loss = loss_of(network, make_batch(some, vocabulary, chance, rule_facts=facts - 4), len(some))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            total += float(loss)
            step += 1
        print(f'epoch {epoch + 1}: loss {total / len(batches):.3f}, {time.time() - began:.0f} s', flush=True)
    return network.eval()


def loss_of(network, batch, calls):
    labels, weights = batch['labels'], batch['weights']
    scores, sentence_scores, call_scores = network(batch)
    turns = len(labels)
    entropy = F.binary_cross_entropy_with_logits
    present = torch.where(labels > 0, torch.tensor(WEIGHT_OF_PRESENT), torch.tensor(1.0))
    of_turns = entropy(scores, labels, weight=weights * present, reduction='sum') / turns
    sentence_weights = weights[batch['sentence_turn'], :N_STATEMENTS]
    of_sentences = entropy(sentence_scores[:, :N_STATEMENTS], batch['sentence_labels'], weight=sentence_weights, reduction='sum') / turns
    closed, is_known = batch['closed'].unbind(1)
    of_closed = entropy(call_scores[:, 0], closed, weight=is_known, reduction='sum') / calls
    kinds = batch['kinds'] >= 0
    of_kinds = F.cross_entropy(call_scores[kinds][:, 1:], batch['kinds'][kinds], reduction='sum') / calls if kinds.any() else 0
    return of_turns + 0.3 * of_sentences + 0.3 * of_closed + 0.1 * of_kinds


def predict(network, calls, vocabulary):
    """For each call the probabilities of each turn's labels, of each sentence's statements, and of a closed deal."""
    answers = {}
    with torch.no_grad():
        for call in calls:
            scores, sentences, call_scores = network(make_batch([call], vocabulary))
            answers[call['id']] = {
                'turns': torch.sigmoid(scores).numpy().round(5).tolist(),
                'closed': float(torch.sigmoid(call_scores[0, 0])),
                'kinds': torch.softmax(call_scores[0, 1:], 0).numpy().round(5).tolist(),
            }
    return answers


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('examples')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--epochs', type=int, default=14)
    parser.add_argument('--leave-out', default='')
    parser.add_argument('--share', type=float, default=1.0)
    parser.add_argument('--predict')
    parser.add_argument('--save')
    options = parser.parse_args()
    torch.set_num_threads(1)  # the same sums in the same order
    description, *calls = read_examples(options.examples)
    left_out = set(options.leave_out.split(','))
    authors = sorted({call['author'] for call in calls if call['source'] == 'call' and call['split'] == 'train'} - left_out)
    random.Random(9).shuffle(authors)
    skipped = left_out | set(authors[round(len(authors) * options.share):])
    trained = [call for call in calls if call['split'] == 'train' and call['author'] not in skipped]
    tested = [call for call in calls if call['author'] in left_out]
    vocabulary, facts = Vocabulary(trained), len(description['facts'])
    prepare(trained, vocabulary)
    print(f'{len(trained)} calls, exchanges and lines; {len(authors) - len(skipped - left_out)} authors of calls', flush=True)
    network = train(trained, vocabulary, facts, options.seed, options.epochs)
    if options.predict:
        prepare(tested, vocabulary)
        json.dump(predict(network, tested, vocabulary), open(options.predict, 'w'))
    if options.save:
        state = {name: value.numpy() for name, value in network.state_dict().items() if name != 'common.weight'}
        torch.save({'state': state, 'words': vocabulary.own_words, 'description': description}, options.save)


if __name__ == '__main__':
    main()
