import { Button, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Pair } from './coordinates';
import { findAddress, type Found } from './find';

interface Props {
	address: string;
	onChange: ( address: string ) => void;
	onFound: ( pair: Pair ) => void;
}

/** An address, and its search. */
export function AddressField( { address, onChange, onFound }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ found, setFound ] = useState< Found | null >( null );
	const find = async () => {
		setBusy( true );
		setProblem( '' );
		setFound( null );
		try {
			const answer = await findAddress( address );
			if ( ! answer.places.length ) {
				setProblem( __( 'The address was not found.', 'frontage' ) );
			}
			setFound( answer );
		} catch ( error ) {
			setProblem(
				( error as Error ).message ||
					__( 'The address could not be looked up.', 'frontage' )
			);
		}
		setBusy( false );
	};
	return (
		<>
			<div className="frontage-map-editor__line">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Address', 'frontage' ) }
					value={ address }
					onChange={ onChange }
				/>
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || address.trim().length < 2 }
					accessibleWhenDisabled
					onClick={ () => void find() }
				>
					{ __( 'Find', 'frontage' ) }
				</Button>
			</div>
			{ found && found.places.length > 0 && (
				<ul
					className="frontage-map-editor__found"
					aria-label={ sprintf(
						/* translators: %s: name of a company. */
						__( 'Found by %s', 'frontage' ),
						found.vendor
					) }
				>
					{ found.places.map( ( { name, latitude, longitude } ) => (
						<li key={ `${ latitude } ${ longitude } ${ name }` }>
							<Button
								variant="link"
								onClick={ () => {
									onFound( [
										String( latitude ),
										String( longitude ),
									] );
									setFound( null );
								} }
							>
								{ name }
							</Button>
						</li>
					) ) }
				</ul>
			) }
			{ problem && (
				<Notice status="warning" onRemove={ () => setProblem( '' ) }>
					{ problem }
				</Notice>
			) }
		</>
	);
}
