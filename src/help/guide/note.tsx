import { InspectorControls } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { storeNamed } from '@frontage/editor/stores';
import { ASKED, GUIDE, PREFERENCES, SCOPE, SEEN } from './seen';

type Choice = typeof ASKED | typeof SEEN;

/**
 * Offers the guide in the sidebar of our blocks until the user opens or dismisses it.
 *
 * Never takes the focus, and never covers the block that was just inserted.
 */
export function GuideNote() {
	const isNew = useSelect( ( select ) => {
		const state = storeNamed( select, PREFERENCES ).get( SCOPE, GUIDE );
		return state !== ASKED && state !== SEEN;
	}, [] );
	const [ choice, choose ] = useState< Choice >();
	return isNew || choice ? (
		<InspectorControls>
			<div className="frontage-guide-note">
				{ choice ? (
					<Chosen choice={ choice } />
				) : (
					<Offer onChoose={ choose } />
				) }
			</div>
		</InspectorControls>
	) : null;
}

function Offer( { onChoose }: { onChoose: ( choice: Choice ) => void } ) {
	return (
		<>
			<p>
				{ __(
					'New to Frontage? A short guide shows where everything is.',
					'frontage'
				) }
			</p>
			<div className="frontage-guide-note__buttons">
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => onChoose( ASKED ) }
				>
					{ __( 'Show guide', 'frontage' ) }
				</Button>
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () => onChoose( SEEN ) }
				>
					{ __( 'Dismiss', 'frontage' ) }
				</Button>
			</div>
		</>
	);
}

/** Where to find the guide later. Has the focus after its buttons are gone, also when the guide closes. */
function Chosen( { choice }: { choice: Choice } ) {
	const place = useRef< HTMLParagraphElement >( null );
	const { set } = useDispatch( PREFERENCES );
	useEffect( () => {
		place.current?.focus();
		set( SCOPE, GUIDE, choice );
	}, [ choice, set ] );
	return (
		<p ref={ place } tabIndex={ -1 }>
			{ __(
				'You can find the guide in the editor’s options (⋮) at any time.',
				'frontage'
			) }
		</p>
	);
}
