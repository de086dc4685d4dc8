/** When visitors' browsers may contact others. */
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Section, SettingControl, useSettings } from '../../parts';

export function ConsentChoice( { hasApi }: { hasApi: boolean } ) {
	const { fields } = useSettings();
	const field = fields.find(
		( { module, key } ) => module === 'frontage' && key === 'consent'
	);
	return (
		<Section
			title={ __( 'Consent', 'frontage' ) }
			description={ __(
				'Pages are the same for every visitor; the browser decides what to load, so this works behind any cache.',
				'frontage'
			) }
		>
			<div className="frontage-card frontage-privacy__choice">
				{ hasApi && (
					<Notice status="info" isDismissible={ false }>
						{ __(
							'Your consent plugin decides on this site (WP Consent API). The choice below counts when you switch that plugin off.',
							'frontage'
						) }
					</Notice>
				) }
				{ field && <SettingControl field={ field } /> }
			</div>
		</Section>
	);
}
