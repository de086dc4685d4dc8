import { captchaParties, type EditorMeta } from '@frontage/editor';

export const help: EditorMeta = {
	wake: () => 'interaction',
	thirdParties: ( { captcha } ) => captchaParties( captcha ),
};
