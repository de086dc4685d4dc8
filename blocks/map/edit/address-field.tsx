import { Button, Notice, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Pair } from './coordinates';
import { findAddress, type Found } from './find';

interface Props {
	address: string;
	onChange: ( address: string ) => void;
	onFound: ( pair: Pair ) => void;
}

interface Answer {
	/** What was searched. */
	address: string;
	/** A sentence for the author. */
	problem?: string;
	/** At least one place. */
	found?: Found;
}

const NO_ANSWER: Partial< Answer > = {};

/** Finds an address, or says why not. */
async function answerTo( address: string ): Promise< Partial< Answer > > {
	try {
		const found = await findAddress( address );
		return found.places.length
			? { found }
			: { problem: __( 'The address was not found.', 'frontage' ) };
	} catch ( error ) {
		return {
			problem:
				( error as Error ).message ||
				__( 'The address could not be looked up.', 'frontage' ),
		};
	}
}

/** An address, and its search. */
export function AddressField( { address, onChange, onFound }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	// An answer belongs to the address that was searched, not to the field: places move, and authors type on.
	const { problem, found } = answer?.address === address ? answer : NO_ANSWER;
	const button = useRef< HTMLButtonElement >( null );
	const forget = () => setAnswer( null );
	const find = async () => {
		setBusy( true );
		forget();
		setAnswer( { address, ...( await answerTo( address ) ) } );
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
					ref={ button }
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || address.trim().length < 2 }
					accessibleWhenDisabled
					onClick={ () => void find() }
				>
					{ __( 'Find', 'frontage' ) }
				</Button>
			</div>
			{ found && (
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
									forget();
									// The list with the focus goes away.
									button.current?.focus();
								} }
							>
								{ name }
							</Button>
						</li>
					) ) }
				</ul>
			) }
			{ problem && (
				<Notice status="warning" onRemove={ forget }>
					{ problem }
				</Notice>
			) }
		</>
	);
}
