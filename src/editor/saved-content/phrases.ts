import { __ } from '@wordpress/i18n';

/** Sentences of ours that stand in for what a page without the plugin cannot do. */
export const phrases = (): Record< string, string > => ( {
	form: __(
		'This form is not available at the moment. Please use the contact details on this website.',
		'frontage'
	),
} );
