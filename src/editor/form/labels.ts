/** Labels of the choices that several blocks of a form share. */
import { __ } from '@wordpress/i18n';

/** Labels of the widths of a field. */
export const widthLabels = () => ( {
	full: __( 'Full width', 'frontage' ),
	'two-thirds': __( 'Two thirds', 'frontage' ),
	half: __( 'Half', 'frontage' ),
	third: __( 'One third', 'frontage' ),
} );

/**
 * Labels of the captchas.
 *
 * @param none Label for forms without a captcha.
 */
export const captchaLabels = ( none: string ) => ( {
	none,
	proof: __( 'Invisible (browser check)', 'frontage' ),
	math: __( 'Math question', 'frontage' ),
	turnstile: 'Cloudflare Turnstile',
	recaptcha: 'Google reCAPTCHA v3',
} );
