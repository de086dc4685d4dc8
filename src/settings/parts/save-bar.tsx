/** Save and discard, shown while something is changed. */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { useSettings } from './settings';

/**
 * @param props
 * @param props.rooms Whose changes it saves; all without.
 */
export function SaveBar( { rooms }: { rooms?: string[] } ) {
	const { dirty, isDirty, isSaving, save, discard } = useSettings();
	const isShown = rooms ? rooms.some( isDirty ) : dirty;
	const bar = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isShown ) {
			const field = bar.current?.ownerDocument.activeElement;
			field?.scrollIntoView?.( { block: 'nearest' } ); // The bar must not cover what is being typed.
		}
	}, [ isShown ] );
	if ( ! isShown ) {
		return null;
	}
	return (
		<div ref={ bar } className="frontage-save-bar">
			<p>{ __( 'There are changes that are not saved.', 'frontage' ) }</p>
			<div className="frontage-buttons">
				<Button
					variant="tertiary"
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ () => discard( rooms ) }
					__next40pxDefaultSize
				>
					{ __( 'Discard', 'frontage' ) }
				</Button>
				<Button
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ () => save( rooms ) }
					__next40pxDefaultSize
				>
					{ __( 'Save', 'frontage' ) }
				</Button>
			</div>
		</div>
	);
}
