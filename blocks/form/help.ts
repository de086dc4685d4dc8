import { __ } from '@wordpress/i18n';
import type { RoomHelp, ThirdParty } from '../../src/editor';

const SERVICES: Record< string, Omit< ThirdParty, 'purpose' > > = {
	recaptcha: {
		name: 'Google reCAPTCHA v3',
		hosts: [ 'www.google.com', 'www.gstatic.com' ],
		policy: 'https://policies.google.com/privacy',
	},
	turnstile: {
		name: 'Cloudflare Turnstile',
		hosts: [ 'challenges.cloudflare.com' ],
		policy: 'https://www.cloudflare.com/privacypolicy/',
	},
};

export const help: RoomHelp = {
	wake: () => 'interaction',
	thirdParties: ( { captcha } ) => {
		const service = SERVICES[ String( captcha ) ];
		return service
			? [
					{
						...service,
						purpose: __(
							'Tells people from robots when a form is sent.',
							'frontage'
						),
					},
				]
			: [];
	},
};
