import { formatBytes, momentName } from '@frontage/cost/labels';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Rows } from '../../../parts';
import type { Measured } from './measure';
import type { Owner } from './resources';

/** Files that are named if they could not be measured. */
const NAMED = 5;

/** What the browser received, and what it could not measure. */
export function Result( { measured }: { measured: Measured } ) {
	const { html, ours, inline, byOwner } = measured;
	const others: [ Owner, string ][] = [
		[ 'plugins', __( 'Other plugins', 'frontage' ) ],
		[ 'theme', __( 'Theme', 'frontage' ) ],
		[ 'wordpress', __( 'WordPress', 'frontage' ) ],
		[ 'other', __( 'Other files and sites', 'frontage' ) ],
	];
	return (
		<div className="frontage-card">
			<Rows
				label={ __( 'Bytes received', 'frontage' ) }
				head={ [
					__( 'From', 'frontage' ),
					__( 'Files', 'frontage' ),
					momentName( 'load' ),
					momentName( 'near' ),
					momentName( 'use' ),
				] }
				rows={ [
					[
						'Frontage',
						byOwner.frontage.files,
						formatBytes( ours.load ),
						formatBytes( ours.near ),
						formatBytes( ours.use ),
					],
					...others.map( ( [ owner, name ] ) => [
						name,
						byOwner[ owner ].files,
						formatBytes( byOwner[ owner ].bytes ),
						'–',
						'–',
					] ),
					[
						__( 'HTML of the page, from all', 'frontage' ),
						1,
						html === null
							? __( 'unknown', 'frontage' )
							: formatBytes( html ),
						'–',
						'–',
					],
				] }
			/>
			<p className="frontage-moment__note">
				{ sprintf(
					/* translators: %s: bytes such as “2.9 KB”. */
					__(
						'In the HTML are %s of styles and scripts of Frontage, before compression.',
						'frontage'
					),
					formatBytes( inline )
				) }
			</p>
			<NotMeasured { ...measured } />
		</div>
	);
}

function NotMeasured( { missing }: Measured ) {
	return (
		<>
			<p className="frontage-moment__note">
				{ __(
					'Not measured: what scripts of other plugins and the theme load later, images, fonts, and embedded pages. “When near” and “When used” are the files that the page’s modules may fetch then, at most.',
					'frontage'
				) }
			</p>
			{ missing.length > 0 && (
				<div className="frontage-moment__note">
					<p>
						{ sprintf(
							/* translators: %d: number of files. */
							_n(
								'The browser could not measure %d file, and it is not counted:',
								'The browser could not measure %d files, and they are not counted:',
								missing.length,
								'frontage'
							),
							missing.length
						) }
					</p>
					<ul>
						{ missing.slice( 0, NAMED ).map( ( file ) => (
							<li key={ file }>
								<code>{ file }</code>
							</li>
						) ) }
						{ missing.length > NAMED && <li>…</li> }
					</ul>
				</div>
			) }
		</>
	);
}
