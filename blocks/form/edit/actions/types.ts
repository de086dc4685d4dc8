import type { Condition } from '@frontage/lib/form-rules';

interface Conditional {
	/** When the action takes place; always if not set. */
	when?: Condition;
}

/** Email addresses, separated by commas, and when they get the email. */
export interface Recipient extends Conditional {
	address: string;
}

export interface MailAction extends Conditional {
	type: 'mail';
	to: Recipient[];
	/** One email for all, who see each other. */
	together?: boolean;
	cc?: string;
	bcc?: string;
	subject?: string;
	/** Name of the field with the address to reply to. */
	replyTo?: string;
	text?: string;
	format?: string;
	/** How files are sent. */
	files?: string;
}

export interface ReplyAction extends Conditional {
	type: 'reply';
	/** Name of the field with the address. */
	to?: string;
	subject?: string;
	text?: string;
	format?: string;
}

export interface SubscribeAction extends Conditional {
	type: 'subscribe';
	provider?: string;
	list?: string;
	/** Names of fields. */
	email?: string;
	name?: string;
	consent?: string;
	/** Whether people confirm by email; they do if not set. */
	asks?: boolean;
}

export interface WebhookAction extends Conditional {
	type: 'webhook';
	endpoint?: string;
}

export interface MessageAction extends Conditional {
	type: 'message';
	text?: string;
}

export interface RedirectAction extends Conditional {
	type: 'redirect';
	url?: string;
}

export type FormAction =
	| MailAction
	| ReplyAction
	| SubscribeAction
	| WebhookAction
	| MessageAction
	| RedirectAction;

/** What one kind of action gets to show its settings. */
export interface ActionProps< Action > {
	action: Action;
	/** Changes some settings; undefined removes one. */
	onChange: ( changed: Partial< Action > ) => void;
}
