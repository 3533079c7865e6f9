import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeNetworks } from '#platform/text-classifier/stored-networks.ts'
import { trainNetwork } from '#platform/text-classifier/train-network.ts'
import { trainingChecksum } from './read-training.ts'
import { seeds, shape, training } from './shape.ts'
import { trainingExamples } from './training-examples.ts'

// Writes the committed weights anew, in about five minutes: node features/compliance/learned/train.ts
const examples = trainingExamples()
const networks = seeds.map((seed) => trainNetwork(shape, examples, { ...training, seed }))
writeFileSync(join(import.meta.dirname, 'weights.bin'), storeNetworks(networks, trainingChecksum()))
console.log(`${examples.length} examples, ${networks.length} networks`)
