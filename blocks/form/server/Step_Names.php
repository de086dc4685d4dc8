<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Forms\Block_Condition;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Field_Blocks;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The names of a form's steps, and the list that shows visitors where they are.
 *
 * @phpstan-import-type When from \Frontage\Domain\Forms\Field
 * @phpstan-type Step array{name: string, when: When|null}
 */
final class Step_Names {
	private const STEP = 'frontage/form-step';

	/**
	 * Returns the steps, each with its condition. Their names are the author's, else that of the step's first heading,
	 * else its number.
	 *
	 * @param array<mixed> $blocks The form's inner blocks, from `parse_blocks()`.
	 * @return list<Step> One for each step that the author has not hidden.
	 */
	public static function of( array $blocks ): array {
		$steps = array();
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) && self::STEP === $block['blockName'] && ! Visibility::is_hidden( $block['attrs'] ) ) {
				$own  = trim( wp_strip_all_tags( Field_Blocks::text( $block['attrs'], 'title' ) ) );
				$when = Block_Condition::of( $block['attrs'] );
				$name = $own ?: self::heading( $block['innerBlocks'] ) ?: sprintf(
					/* translators: %d: number of a step. */
					__( 'Step %d', 'frontage' ),
					count( $steps ) + 1
				);
				$steps[] = compact( 'name', 'when' );
			}
		}
		return $steps;
	}

	/**
	 * Returns the list of steps.
	 *
	 * @param list<Step> $steps Result of `of()`.
	 */
	public static function html( array $steps, Conditional_Logic $logic ): Html {
		$list  = array(
			'class'      => 'frontage-form__progress',
			'aria-label' => __( 'Steps', 'frontage' ),
		);
		$shown = array_map( static fn ( array $step ): bool => $logic->holds( $step['when'] ), $steps );
		$first = array_search( true, $shown, true );
		$item  = static fn ( array $step, int $place ): Html => el(
			'li',
			array(
				'class'        => 'frontage-form__stage',
				'aria-current' => $first === $place ? 'step' : null,
				'data-off'     => ! $shown[ $place ],
			),
			html_entity_decode( $step['name'], ENT_QUOTES | ENT_HTML5, 'UTF-8' )
		);
		return el( 'ol', $list, array_map( $item, $steps, array_keys( $steps ) ) );
	}

	/**
	 * Returns the text of the first heading that is not hidden.
	 *
	 * @param array<mixed> $blocks Inner blocks of the step.
	 */
	private static function heading( array $blocks ): string {
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) && 'core/heading' === $block['blockName'] && ! Visibility::is_hidden( (array) $block['attrs'] ) ) {
				return trim( wp_strip_all_tags( (string) $block['innerHTML'] ) );
			}
		}
		return '';
	}
}
