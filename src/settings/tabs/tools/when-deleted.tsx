import { __ } from '@wordpress/i18n';
import { SaveBar, Section, SettingControl, useSettings } from '../../parts';
import { StoredList, type Props } from './stored-list';

const GROUP = 'frontage';
const KEY = 'remove_on_delete';

/** Setting for what happens to the data when the plugin is deleted. */
export function WhenDeleted( { stored, parts }: Props ) {
	const { fields, values } = useSettings();
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
				{ values[ GROUP ]?.[ KEY ] === true && (
					<StoredList stored={ stored } parts={ parts } />
				) }
			</div>
			<SaveBar modules={ [ GROUP ] } />
		</Section>
	);
}
