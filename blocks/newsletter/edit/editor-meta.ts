import { __ } from '@wordpress/i18n';
import { captchaParties } from '@frontage/editor';
import type { EditorMeta, ThirdParty } from '@frontage/editor';
import type { QuestionAttributes } from '../view/types';

const PARTIES: Record< string, () => ThirdParty > = {
	mailchimp: () => ( {
		name: 'Mailchimp',
		hosts: [ '*.api.mailchimp.com' ],
		purpose: __(
			'Your server sends new subscribers to it. Visitors’ browsers never connect to it.',
			'frontage'
		),
		policy: 'https://www.intuit.com/privacy/statement/',
	} ),
	webhook: () => ( {
		name: __( 'Webhook', 'frontage' ),
		hosts: [],
		purpose: __(
			'Your server sends new subscribers to the URL on the Integrations tab. Visitors’ browsers never connect to it.',
			'frontage'
		),
	} ),
};

function feedOf( url: string ): ThirdParty[] {
	try {
		const { host, origin } = new URL( url );
		return [
			{
				name: host,
				hosts: [ host ],
				purpose: __(
					'Opens in a small window with the visitor’s email address when they subscribe.',
					'frontage'
				),
				policy: origin,
			},
		];
	} catch {
		return [];
	}
}

/** Editor metadata of the newsletter form. */
export const help: EditorMeta = {
	look: [ 'layout' ],
	wake: ( { fields } ) =>
		( ( fields ?? [] ) as QuestionAttributes[] ).some(
			( { when } ) => when
		)
			? 'interaction visible'
			: 'interaction',
	thirdParties: ( { kind, provider, feedUrl, captcha } ) => {
		if ( kind === 'feed' ) {
			return feedOf( String( feedUrl ) );
		}
		const party =
			PARTIES[ String( kind === 'mailchimp' ? kind : provider ) ];
		return [
			...( party ? [ party() ] : [] ),
			...captchaParties( captcha ),
		];
	},
};
