import { captchaParties, type EditorMeta } from '@frontage/editor';

export const help: EditorMeta = {
	thirdParties: ( { captcha } ) => captchaParties( captcha ),
};
