import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, type PanelProps } from '@frontage/editor';
import { NetworksControl } from '@frontage/editor/networks-control';

/** Networks of new buttons. */
const FIRST = [ 'pinterest', 'facebook', 'whatsapp', 'copy' ];

/** What is for a page, not for a picture in it. */
const PAGE_ONLY = [ 'print', 'qr', 'more' ];

/** The switch, then the networks and the number. */
export function ShareFields( { settings, onChange, onReset }: PanelProps ) {
	const label = __( 'Share buttons on pictures', 'frontage' );
	const { networks, showsTotal } = settings;
	return (
		<Setting label={ label } isSet={ !! networks } onReset={ onReset }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ __(
					'On each picture in this block. For all pictures of all posts, select the Content block of a template.',
					'frontage'
				) }
				checked={ !! networks }
				onChange={ ( isOn ) =>
					isOn ? onChange( { networks: FIRST } ) : onReset()
				}
			/>
			{ Array.isArray( networks ) && (
				<>
					<NetworksControl
						value={ networks }
						without={ PAGE_ONLY }
						onChange={ ( next ) => onChange( { networks: next } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Show how often the picture was shared',
							'frontage'
						) }
						checked={ !! showsTotal }
						onChange={ ( isOn ) =>
							onChange( { showsTotal: isOn || undefined } )
						}
					/>
				</>
			) }
		</Setting>
	);
}
