import {
	Apply,
	EndFields,
	type Ends,
	type FormProps,
	Frame,
	Title,
	useDraft,
	useFilter,
} from '@frontage/filter-form';
import { readNumber } from '@frontage/lib/typed-number';
import { useState } from 'react';
import { END, isNumber, moved, textOf, valueOf, within } from './ends';

export interface FilterRangeProps extends FormProps {
	id: string;
	/** Limits and step, as numbers in text. */
	least: string;
	most: string;
	step: string;
	/** Both ends as chosen; empty for none. */
	chosen: Ends;
	/** What the fields show for them. */
	typed?: Ends;
	/** Marks of the site's language for thousands and decimals; missing on pages from before there were any. */
	marks?: [ string, string ];
	/** What the fields take; comes with the marks. */
	pattern?: string;
	/** What the sliders show for them, and as people read it. */
	shown: Ends;
	texts: Ends;
	prefix: string;
	suffix: string;
	words: Record< 'group' | 'min' | 'max' | 'apply' | 'number', string >;
}

/** Two sliders and two fields for the ends of a range of numbers. */
export function FilterRange( initial: FilterRangeProps ) {
	const { props, ref, choose, chooseSoon, isWaiting } = useFilter( initial );
	const [ ends, setEnds, send ] = useDraft< Ends >( props.chosen, isWaiting );
	const fields = useTyped( ends, props );
	const isAsPrinted = ends.join() === props.chosen.join();
	const shown = isAsPrinted ? props.shown : within( ends, props );
	const { words, least, most, step, parameter } = props;
	const put = ( next: Ends ) => {
		setEnds( next );
		if ( next.every( isNumber ) ) {
			send( next );
			chooseSoon( valueOf( next ) );
		}
	};
	return (
		<Frame
			{ ...props }
			frame={ ref }
			onSubmit={ () =>
				ends.every( isNumber ) && choose( valueOf( ends ) )
			}
		>
			<Title text={ props.title } />
			<div role="group" aria-label={ words.group }>
				<div className="frontage-filter-range__track">
					{ END.map( ( end, at ) => (
						<input
							key={ end }
							type="range"
							className={ `frontage-filter-range__slider is-${ end }` }
							min={ least }
							max={ most }
							step={ step }
							autoComplete="off"
							value={ shown[ at ] }
							aria-label={ words[ end ] }
							aria-valuetext={
								isAsPrinted
									? props.texts[ at ]
									: textOf( shown[ at ]!, props )
							}
							onChange={ ( { target: { value } } ) =>
								put( moved( ends, at, value, props ) )
							}
						/>
					) ) }
				</div>
				<div className="frontage-filters__fields">
					<EndFields
						parameter={ parameter }
						labels={ [ words.min, words.max ] }
						ends={ fields.shown }
						input={ ( at ) => ( {
							...fields.input,
							autoComplete: 'off',
							placeholder: fields.text( at ? most : least ),
							'aria-invalid': isNumber( ends[ at ]! )
								? undefined
								: true,
						} ) }
						onChange={ ( next ) => put( fields.type( next ) ) }
					/>
					<Apply text={ words.apply } />
				</div>
			</div>
		</Frame>
	);
}

/**
 * Keeps what is typed as it is typed, while it stands for the ends.
 *
 * @param ends  As programs write them.
 * @param props Of the filter.
 */
function useTyped(
	ends: Ends,
	{ typed: printed, marks, pattern, words, least }: FilterRangeProps
) {
	const [ typed, setTyped ] = useState( printed ?? ends );
	const [ group = '', decimal = '.' ] = marks ?? [];
	const read = ( end: string ) => ( marks ? readNumber( end, group ) : end );
	const text = ( end: string ) => end.replace( '.', decimal );
	return {
		text,
		shown: ends.map( ( end, at ) =>
			read( typed[ at ]! ) === end ? typed[ at ] : text( end )
		) as Ends,
		type( next: Ends ): Ends {
			setTyped( next );
			return next.map( read ) as Ends;
		},
		/** On pages from a cache, fields are as they were printed. */
		input: marks
			? ( {
					type: 'text',
					inputMode: +least < 0 ? undefined : 'decimal',
					pattern,
					title: words.number,
				} as const )
			: ( {
					type: 'number',
					step: 'any',
					inputMode: 'decimal',
				} as const ),
	};
}
