import { __ } from '@wordpress/i18n';
import { SaveBar, Section, SettingControl, useSettings } from '../../parts';

const TAB = 'performance';

/** Settings for prefetching. */
export function Prefetch() {
	const { fields } = useSettings();
	const mine = fields.filter( ( { tab } ) => tab === TAB );
	const modules = [ ...new Set( mine.map( ( { module } ) => module ) ) ];
	return (
		<Section
			title={ __( 'Prefetching', 'frontage' ) }
			description={ __(
				'When a module that needs React comes close to the visible part of the page and the page is idle, it is downloaded with low priority, so visitors do not have to wait when they first use it. It is not run, and it is not downloaded on slow connections or when visitors save data.',
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
