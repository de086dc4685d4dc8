import { captchaParties, type EditorMeta } from '@frontage/editor';

export const help: EditorMeta = {
	wake: () => 'visible',
	thirdParties: ( { captcha } ) => captchaParties( captcha ),
};
