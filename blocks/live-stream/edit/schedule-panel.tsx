import { Button, PanelBody, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

type Name = 'url' | 'title' | 'start' | 'end';

type Stream = Partial< Record< Name, string > >;

/** As in the block and in the server. */
const MOST = 20;

/** Times are saved with seconds, which browsers leave out. */
const timeOf = ( typed: string ) =>
	typed.length === 16 ? `${ typed }:00` : typed;

/** Fields of one stream: name, label, type of the input. */
const fields = (): [ Name, string, 'text' | 'url' | 'datetime-local' ][] => [
	[ 'url', __( 'Address', 'frontage' ), 'url' ],
	[ 'title', __( 'Title', 'frontage' ), 'text' ],
	[ 'start', __( 'Start', 'frontage' ), 'datetime-local' ],
	[ 'end', __( 'End', 'frontage' ), 'datetime-local' ],
];

/** The streams that the author plans: where and when. */
export function SchedulePanel( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	const streams = attributes.streams as Stream[];
	const change = ( index: number, changed: Stream | null ) =>
		setAttributes( {
			streams: streams.flatMap( ( stream, at ) => {
				if ( at !== index ) {
					return [ stream ];
				}
				return changed ? [ { ...stream, ...changed } ] : [];
			} ),
		} );
	return (
		<PanelBody
			title={ __( 'Schedule', 'frontage' ) }
			initialOpen={ streams.length > 0 }
		>
			<p>
				{ __(
					'Times are in your site’s time zone. A stream without a start is always on. Without an end, it lasts three hours; then it is shown as a recording.',
					'frontage'
				) }
			</p>
			{ streams.map( ( stream, index ) => (
				<fieldset
					key={ index }
					className="frontage-live-stream-editor__stream"
				>
					<legend>
						{ sprintf(
							/* translators: %s: number. */
							__( 'Stream %s', 'frontage' ),
							String( index + 1 )
						) }
					</legend>
					{ fields().map( ( [ name, label, type ] ) => (
						<TextControl
							key={ name }
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							type={ type }
							label={ label }
							value={ stream[ name ] ?? '' }
							onChange={ ( typed ) =>
								change( index, {
									[ name ]:
										type === 'datetime-local'
											? timeOf( typed )
											: typed,
								} )
							}
						/>
					) ) }
					<Button
						variant="secondary"
						isDestructive
						onClick={ () => change( index, null ) }
					>
						{ __( 'Remove', 'frontage' ) }
					</Button>
				</fieldset>
			) ) }
			<Button
				variant="secondary"
				disabled={ streams.length >= MOST }
				accessibleWhenDisabled
				onClick={ () =>
					setAttributes( { streams: [ ...streams, {} ] } )
				}
			>
				{ __( 'Add stream', 'frontage' ) }
			</Button>
		</PanelBody>
	);
}
