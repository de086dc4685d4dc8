import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import { useDevice } from '@frontage/editor';
import { previewHover, useHoverPreview } from './hover-preview';
import { VIEWS, type View } from './settings';

const ICONS = { desktop, tablet, phone: mobile, hover: undefined };

const names = (): Record< View, string > => ( {
	desktop: __( 'Desktop', 'frontage' ),
	tablet: __( 'Tablet', 'frontage' ),
	phone: __( 'Mobile', 'frontage' ),
	hover: __( 'Hover', 'frontage' ),
} );

const helps = (): Record< View, string > => ( {
	desktop: __( 'Only on screens wider than 980 pixels.', 'frontage' ),
	tablet: __(
		'On screens of up to 980 pixels. Phones inherit what they do not have themselves.',
		'frontage'
	),
	phone: __( 'On screens of up to 767 pixels.', 'frontage' ),
	hover: __(
		'While the block is hovered, has keyboard focus, or was tapped once; the second tap follows its link.',
		'frontage'
	),
} );

/** Returns the view that is edited, which the canvas shows, and a function to change it. */
export function useView(): [ View, ( view: View ) => void ] {
	const [ device, setDevice ] = useDevice();
	const isHovered = useHoverPreview();
	useEffect( () => () => previewHover( false ), [] );
	const change = ( view: View ) => {
		previewHover( view === 'hover' );
		if ( view !== 'hover' ) {
			setDevice( view );
		}
	};
	return [ isHovered ? 'hover' : device, change ];
}

interface Props {
	view: View;
	/** Returns whether a view has settings. */
	isSet: ( view: View ) => boolean;
	onChange: ( view: View ) => void;
}

/** Buttons for devices and hover, which also change the editor's preview. */
export function ViewSwitch( { view, isSet, onChange }: Props ) {
	return (
		<div
			className="frontage-views"
			role="group"
			aria-label={ __( 'View', 'frontage' ) }
		>
			<div className="frontage-views__buttons">
				{ VIEWS.map( ( one ) => (
					<Button
						key={ one }
						icon={ ICONS[ one ] }
						label={
							isSet( one )
								? sprintf(
										/* translators: %s: name of a device. */
										__( '%s (custom value)', 'frontage' ),
										names()[ one ]
									)
								: names()[ one ]
						}
						isPressed={ one === view }
						className={ isSet( one ) ? 'has-value' : undefined }
						onClick={ () => onChange( one ) }
					>
						{ one === 'hover' && names().hover }
					</Button>
				) ) }
			</div>
			<p>{ helps()[ view ] }</p>
		</div>
	);
}
