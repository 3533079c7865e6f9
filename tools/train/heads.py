"""python3 heads.py WEIGHTS.bin EXAMPLES.jsonl OUT.bin [--by-author]: trains the heads that read short texts.

Each head sees named features and, where `isEncoded`, what the sentence encoder of the call network (WEIGHTS.bin) finds; the
encoder is shared and stays as it is. Prints how many held-out texts each head reads rightly; with `--by-author` those of each
author of the training texts, left out of training.
"""
import json
import struct
import sys
import zlib
from collections import Counter

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from examples import LONGEST_SENTENCE, STEPS_OF_ONE, VECTORS, grams_of, number_class
from store_network import write_weights

FEWEST_SIGHTINGS = 2  # a feature seen once teaches nothing general
MANY_LABELS, FEWEST_SIGHTINGS_FOR_MANY = 100, 4  # each feature has a weight for every label: rare ones cost more than they tell
FEATURE_PACE = 3
SIGN_SHARE = 0.5  # a sign counts fully, however many features there are
HIDDEN = 48
EPOCHS, BATCH = 40, 32
FEATURE_DROPOUT, INPUT_DROPOUT, HIDDEN_DROPOUT = 0.15, 0.5, 0.5
WEIGHT_OF_PRESENT = 1.5


class Encoder:
    """The sentence encoder of the stored call network, as platform/classifier/sentence-encoder.ts runs it."""

    def __init__(self, path):
        content = open(path, 'rb').read()
        length, = struct.unpack('<I', content[:4])
        self.header, offset, self.tensors = json.loads(content[4:4 + length]), 4 + length, {}
        for tensor in self.header['tensors']:
            kind = np.int8 if tensor['type'] == 'int8' else np.dtype('<f2')
            count = int(np.prod(tensor['shape']))
            values = np.frombuffer(content, kind, count, offset).astype(np.float32) * tensor.get('scale', 1)
            self.tensors[tensor['name']] = values.reshape(tensor['shape'])
            offset += values.size * np.dtype(kind).itemsize
        common = (VECTORS / 'words.txt').read_text().strip().split('\n')
        self.vectors = np.fromfile(VECTORS / 'vectors.bin', dtype=np.int8).reshape(len(common), -1) / STEPS_OF_ONE
        self.common = {word: row for row, word in enumerate(common)}
        self.own = {word: row + 1 for row, word in enumerate(self.header['words'])}
        self.known = {}

    def word(self, word):
        if word not in self.known:
            row = self.common.get(word)
            common = np.zeros(self.vectors.shape[1]) if row is None else self.vectors[row]
            own, grams = self.tensors['own'][self.own.get(word, 0)], self.tensors['grams'][grams_of(word)].mean(0)
            self.known[word] = np.concatenate([common, own, grams]).astype(np.float32)
        return self.known[word]

    def sentence(self, words, is_question):
        """What the filters match, and the sentence's vector."""
        words = [number_class(word) for word in words[:LONGEST_SENTENCE]]
        vectors, matched = np.stack([self.word(word) for word in words]), []
        for at, width in enumerate(self.header['widths']):
            weights = self.tensors[f'filters.{at}.weight'].reshape(width, -1, vectors.shape[1])
            padded, places = np.pad(vectors, ((width - 1, width - 1), (0, 0))), len(words) + width - 1
            answers = sum(padded[place:place + places] @ weights[place].T for place in range(width))
            matched.append(np.maximum((answers + self.tensors[f'filters.{at}.bias']).max(0), 0))
        matched = np.concatenate(matched)
        shape = [float(is_question), min(3, len(words) / 20)]
        vector = self.tensors['sentence.weight'] @ np.concatenate([matched, shape]) + self.tensors['sentence.bias'].ravel()
        return np.concatenate([matched, np.maximum(vector, 0)])

    def text(self, sentences):
        return np.max([self.sentence(each['words'], each['isQuestion']) for each in sentences], 0).astype(np.float32)


class Head(nn.Module):
    def __init__(self, features, labels, encoded):
        super().__init__()
        self.features, self.bias = nn.EmbeddingBag(features, labels, mode='sum'), nn.Parameter(torch.zeros(labels))
        nn.init.zeros_(self.features.weight)
        self.hidden, self.output = nn.Linear(max(encoded, 1), HIDDEN), nn.Linear(HIDDEN, labels)
        nn.init.zeros_(self.output.weight)
        nn.init.zeros_(self.output.bias)
        self.is_encoded = encoded > 0

    def forward(self, features, starts, shares, encoded):
        scores = FEATURE_PACE * self.features(features, starts, per_sample_weights=shares) + self.bias
        if not self.is_encoded:
            return scores
        hidden = torch.relu(self.hidden(F.dropout(encoded, INPUT_DROPOUT, self.training)))
        return scores + self.output(F.dropout(hidden, HIDDEN_DROPOUT, self.training))


def make_batch(examples, chance=None):
    rows = [each['rows'] if chance is None else [row for row in each['rows'] if chance.random() > FEATURE_DROPOUT] or each['rows']
            for each in examples]
    starts = np.cumsum([0, *(len(each) for each in rows[:-1])])
    shares = np.concatenate([
        np.where(np.isin(each, example['signs']), SIGN_SHARE, 1 / np.sqrt(max(1, len(each)))).astype(np.float32)
        for each, example in zip(rows, examples)])
    return (torch.tensor(np.concatenate(rows).astype(np.int64)), torch.tensor(starts), torch.tensor(shares),
            torch.tensor(np.stack([each['encoded'] for each in examples])))


def train(examples, description, features, encoded):
    torch.manual_seed(1)
    chance = np.random.RandomState(1)
    head = Head(features, len(description['labels']), encoded if description['isEncoded'] else 0).train()
    optimizer = torch.optim.AdamW([
        {'params': [head.features.weight, head.bias], 'lr': 5e-3, 'weight_decay': 0},
        {'params': [*head.hidden.parameters(), *head.output.parameters()], 'lr': 1e-3, 'weight_decay': 0.02},
    ])
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 1 - epoch / EPOCHS)
    for _ in range(EPOCHS):
        order = chance.permutation(len(examples))
        for start in range(0, len(order), BATCH):
            some = [examples[at] for at in order[start:start + BATCH]]
            scores, labels = head(*make_batch(some, chance)), torch.tensor(np.stack([each['labels'] for each in some]))
            if description['kind'] == 'any':
                present = torch.where(labels > 0, WEIGHT_OF_PRESENT, 1.0)
                loss = F.binary_cross_entropy_with_logits(scores, labels, weight=present, reduction='sum')
            else:
                loss = -(labels * F.log_softmax(scores, 1)).sum()
            optimizer.zero_grad()
            (loss / len(some)).backward()
            optimizer.step()
        schedule.step()
    return head.eval()


def report(head, description, examples):
    if not examples:
        return
    with torch.no_grad():
        scores = head(*make_batch(examples))
    if description['kind'] == 'any':
        likely, labels = torch.sigmoid(scores) >= 0.1, torch.tensor(np.stack([each['labels'] for each in examples])) > 0
        none = ~labels.any(1)
        print(f"{description['name']}: {(likely & labels).sum()} of {labels.sum()} labels from 0.1 on, "
              f'{(likely[none].any(1)).sum()} of {none.sum()} without any have one', flush=True)
    else:
        right = sum(description['labels'][best] in each['codes'] for best, each in zip(scores.argmax(1), examples))
        print(f"{description['name']}: {right} of {len(examples)} held-out ones right", flush=True)


def find_features(examples, fewest):
    """The checksums of the features that the examples have often enough, sorted: each is a row of weights."""
    counts = Counter(checksum for each in examples for checksum in each['checksums'])
    return sorted(checksum for checksum, count in counts.items() if count >= fewest)


def label_vector(example, description):
    labels = np.zeros(len(description['labels']), np.float32)
    for code in example['codes']:
        labels[description['labels'].index(code)] = 1 if description['kind'] == 'any' else 1 / len(example['codes'])
    return labels


def train_on(trained, description, examples):
    """The head, its features and the scaling of what is encoded; prepares `examples` to be judged by it."""
    usual = FEWEST_SIGHTINGS_FOR_MANY if len(description['labels']) > MANY_LABELS else FEWEST_SIGHTINGS
    fewest = description.get('fewestSightings', usual)
    keys = find_features(trained, fewest)
    row_of = {key: row for row, key in enumerate(keys)}
    mean, spread = (function([example['raw'] for example in trained], 0) for function in (np.mean, np.std))
    for example in examples:
        example['rows'] = sorted(row_of[key] for key in example['checksums'] if key in row_of)
        keys_of_signs = (zlib.crc32(sign.encode()) for sign in example['named'])
        example['signs'] = [row_of[key] for key in keys_of_signs if key in row_of]
        example['encoded'] = (example['raw'] - mean) / (spread + 1e-3)
    return train(trained, description, len(keys), len(mean)), keys, mean, spread


def report_by_author(trained, description):
    for author in sorted({example['author'] for example in trained if example.get('author')}):
        others = [example for example in trained if example.get('author') != author]
        head, *_ = train_on(others, description, trained)
        print(f'without {author}', end=' ')
        report(head, description, [example for example in trained if example.get('author') == author])


def main(weights, requests, out, by_author=None):
    torch.set_num_threads(1)
    encoder = Encoder(weights)
    description, *examples = [json.loads(line) for line in open(requests)]
    tensors = {}
    for each in description['heads']:
        own = [example for example in examples if example['head'] == each['name']]
        for example in own:
            example['named'] = example['signs']
            example['checksums'] = {zlib.crc32(feature.encode()) for feature in (*example['features'], *example['signs'])}
            example['labels'] = label_vector(example, each)
            example['raw'] = encoder.text(example['sentences']) if each['isEncoded'] else np.zeros(1, np.float32)
        trained = [example for example in own if example['split'] == 'train']
        if by_author:
            report_by_author(trained, each)
        head, keys, mean, spread = train_on(trained, each, own)
        report(head, each, [example for example in own if example['split'] != 'train'])
        state = {name: value.detach().numpy() for name, value in head.state_dict().items()}
        state['features'], state['keys'] = state.pop('features.weight'), np.array(keys, np.uint32).reshape(1, -1)
        if each['isEncoded']:  # the scaling of the inputs becomes part of the layer that reads them
            scaled = state['hidden.weight'] / (spread + 1e-3)
            state['hidden.bias'] = state['hidden.bias'] - scaled @ mean
            state['hidden.weight'] = scaled
        else:
            state = {name: state[name] for name in ('features', 'keys', 'bias')}
        tensors |= {f"{each['name']}.{name}": value for name, value in state.items()}
    is_encoded = any(each['isEncoded'] for each in description['heads'])
    shared = encoder.header['trainedOn'] if is_encoded else None
    header = {'trainedOn': description['trainedOn'], 'encoderTrainedOn': shared, 'heads': description['heads']}
    write_weights(out, header, tensors.items())


if __name__ == '__main__':
    main(*sys.argv[1:])
