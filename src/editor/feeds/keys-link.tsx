import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** What this needs of the data that the server prints for the editor. */
interface Help {
	/** URL of the settings screen; empty for users who cannot open it. */
	settings: string;
}

/** A link to where keys of services are entered, for those who may: others would read there that they may not. */
export function KeysLink() {
	const { frontageHelp: help } = window as { frontageHelp?: Help };
	const settings = help?.settings;
	return settings ? (
		<ExternalLink href={ `${ settings }&tab=integrations` }>
			{ __( 'Open Integrations', 'frontage' ) }
		</ExternalLink>
	) : null;
}
