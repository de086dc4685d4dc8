import { __ } from '@wordpress/i18n';
import { SaveBar, Section, SettingControl, useSettings } from '../../parts';

const GROUP = 'frontage';
const KEY = 'remove_on_delete';

/** Setting for what happens to the data when the plugin is deleted. */
export function WhenDeleted() {
	const { fields } = useSettings();
	const field = fields.find(
		( { module, key } ) => module === GROUP && key === KEY
	);
	if ( ! field ) {
		return null;
	}
	return (
		<Section
			title={ __( 'When Frontage is deleted', 'frontage' ) }
			description={ __(
				'Deactivating the plugin never removes any data.',
				'frontage'
			) }
		>
			<div className="frontage-card">
				<SettingControl field={ field } />
			</div>
			<SaveBar modules={ [ GROUP ] } />
		</Section>
	);
}
