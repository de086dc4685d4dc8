import { __ } from '@wordpress/i18n';
import { SaveBar, Section, SettingControl, useSettings } from '../../parts';

const GROUP = 'frontage';
const KEY = 'list_picture';

/** The image that all lists of posts show for posts without one. */
export function ListPicture() {
	const { fields } = useSettings();
	const field = fields.find(
		( { module, key } ) => module === GROUP && key === KEY
	);
	if ( ! field ) {
		return null;
	}
	return (
		<Section title={ __( 'Lists of posts', 'frontage' ) }>
			<div className="frontage-card">
				<SettingControl field={ field } />
			</div>
			<SaveBar modules={ [ GROUP ] } />
		</Section>
	);
}
