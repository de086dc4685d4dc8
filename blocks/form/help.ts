import { captchaParties, type RoomHelp } from '../../src/editor';

export const help: RoomHelp = {
	wake: () => 'interaction',
	thirdParties: ( { captcha } ) => captchaParties( captcha ),
};
