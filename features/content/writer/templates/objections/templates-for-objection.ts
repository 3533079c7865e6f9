import { anyDoubt, type ObjectionTemplates, objectionTemplates } from './objection-templates.ts'

/** The templates for one of the playbook's objections; an unknown one is answered as a doubt of any kind. */
export const templatesFor = (code: string | undefined): ObjectionTemplates =>
	objectionTemplates[code ?? ''] ?? anyDoubt
