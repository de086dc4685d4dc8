import { __ } from '@wordpress/i18n';
import { SaveBar, Section, SettingControl, useSettings } from '../../parts';

/** Which proxies in front of the site are trusted to name visitors; Site Health finds them. */
export function Proxies() {
	const { fields } = useSettings();
	const mine = fields.filter( ( { key } ) => key.startsWith( 'prox' ) );
	return (
		<Section
			title={ __( 'Proxies', 'frontage' ) }
			description={ __(
				'Only for sites behind a load balancer or CDN. Site Health suggests the values if it finds one.',
				'frontage'
			) }
		>
			<div className="frontage-card frontage-status__proxies">
				{ mine.map( ( field ) => (
					<SettingControl key={ field.key } field={ field } />
				) ) }
				<SaveBar modules={ [ 'frontage' ] } />
			</div>
		</Section>
	);
}
