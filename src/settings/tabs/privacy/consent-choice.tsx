import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Section, SettingControl, useSettings } from '../../parts';

/** The consent setting for third parties. */
export function ConsentChoice( { hasApi }: { hasApi: boolean } ) {
	const { fields } = useSettings();
	const field = fields.find(
		( { module, key } ) => module === 'frontage' && key === 'consent'
	);
	return (
		<Section
			title={ __( 'Consent', 'frontage' ) }
			description={ __(
				'Pages are the same for every visitor. The browser decides what to load, so this works with any cache.',
				'frontage'
			) }
		>
			<div className="frontage-card frontage-privacy__choice">
				{ hasApi && (
					<Notice status="info" isDismissible={ false }>
						{ __(
							'Your consent plugin controls this on your site (WP Consent API). The setting below only applies if you deactivate that plugin.',
							'frontage'
						) }
					</Notice>
				) }
				{ field && <SettingControl field={ field } /> }
			</div>
		</Section>
	);
}
