import { captchaParties, type EditorMeta } from '../../../src/editor';

export const help: EditorMeta = {
	wake: () => 'interaction',
	thirdParties: ( { captcha } ) => captchaParties( captcha ),
};
