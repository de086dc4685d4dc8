/** The captcha setting of a form, and the third party it contacts. */
import { __ } from '@wordpress/i18n';
import { announcedLabels } from '../announced';
import { useField } from '../field-values';
import { ChoiceField } from '../fields';
import { withMissing } from '../missing';
import type { ThirdParty } from '../modules';
import { captchaLabels } from './labels';

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

/**
 * Returns the provider of a captcha as a third party, if there is one.
 *
 * @param captcha The attribute's value.
 */
export function captchaParties( captcha: unknown ): ThirdParty[] {
	const service = SERVICES[ String( captcha ) ];
	const purpose = __(
		'Distinguishes people from bots when a form is submitted.',
		'frontage'
	);
	return service ? [ { ...service, purpose } ] : [];
}

/** The captcha setting. */
export function CaptchaField( { none }: { none: string } ) {
	const captcha = String( useField( 'captcha' ).value ?? '' );
	return (
		<ChoiceField< { captcha: string } >
			name="captcha"
			label={ __( 'Captcha', 'frontage' ) }
			options={ withMissing(
				{ ...captchaLabels( none ), ...announcedLabels( 'captchas' ) },
				captcha ? [ captcha ] : []
			) }
			help={ __(
				'The first two options do not contact any third party. Services require keys on the Integrations tab; without keys, the first option is used.',
				'frontage'
			) }
		/>
	);
}
