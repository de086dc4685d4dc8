import { ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** What a vendor has refused, with a link to the keys for those who can change them. */
export function Problem( { text }: { text: string } ) {
	const settings = window.frontageHelp?.settings;
	return (
		<Notice status="warning" isDismissible={ false }>
			{ text }{ ' ' }
			{ settings && (
				<ExternalLink href={ `${ settings }&tab=integrations` }>
					{ __( 'Open Integrations', 'frontage' ) }
				</ExternalLink>
			) }
		</Notice>
	);
}
