/** What is fetched before it is needed, and the settings of it. */
import { __ } from '@wordpress/i18n';
import { SaveBar, Section, SettingControl, useSettings } from '../../parts';

const TAB = 'performance';

export function Prefetch() {
	const { fields } = useSettings();
	const mine = fields.filter( ( { tab } ) => tab === TAB );
	const modules = [ ...new Set( mine.map( ( { module } ) => module ) ) ];
	return (
		<Section
			title={ __( 'Fetching ahead', 'frontage' ) }
			description={ __(
				'When a piece that needs React comes near the visitor’s screen and the page is idle, it is downloaded with low priority, so that the first touch need not wait. It is not run, and not downloaded on slow connections or where visitors save data.',
				'frontage'
			) }
		>
			{ mine.length > 0 && (
				<div className="frontage-card">
					{ mine.map( ( field ) => (
						<SettingControl
							key={ `${ field.module }.${ field.key }` }
							field={ field }
						/>
					) ) }
					<SaveBar modules={ modules } />
				</div>
			) }
		</Section>
	);
}
