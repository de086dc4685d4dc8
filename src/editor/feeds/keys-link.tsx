import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** A link to where keys of services are entered, for those who may: others would read there that they may not. */
export function KeysLink() {
	const settings = window.frontageHelp?.settings;
	return settings ? (
		<ExternalLink href={ `${ settings }&tab=integrations` }>
			{ __( 'Open Integrations', 'frontage' ) }
		</ExternalLink>
	) : null;
}
