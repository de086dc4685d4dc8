import { ExternalLink, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';

/** Says whether visitors are counted, and links to the report. */
export function ReportLink( { testId, state }: Attributes ) {
	const settings = window.frontageHelp?.settings;
	return (
		<PanelBody title={ __( 'Result', 'frontage' ) }>
			<p>
				{ state === 'paused'
					? __(
							'Paused. Everybody sees the control, and nobody is counted.',
							'frontage'
						)
					: __(
							'Visitors are counted while this is published.',
							'frontage'
						) }
			</p>
			{ settings && testId && (
				<ExternalLink
					href={ `${ settings }&tab=split-tests&test=${ testId }` }
				>
					{ __( 'Report of this test', 'frontage' ) }
				</ExternalLink>
			) }
		</PanelBody>
	);
}
