export interface FormAttributes extends Record< string, unknown > {
	formId: string;
	title: string;
	recipients: string;
	subject: string;
	replyTo: string;
	replySubject: string;
	replyText: string;
	success: string;
	redirect: string;
	button: string;
	captcha: string;
	words?: Record< string, string >;
}

export interface EditProps {
	attributes: FormAttributes;
	setAttributes: ( changed: Partial< FormAttributes > ) => void;
	clientId: string;
}
