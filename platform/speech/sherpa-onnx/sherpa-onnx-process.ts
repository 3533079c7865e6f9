import { serveRecognizer } from '../serve-recognizer.ts'
import type { LocalModel } from './find-local-model.ts'
import { openRecognizer } from './recognizer.ts'

serveRecognizer((model: LocalModel) => openRecognizer(model))
