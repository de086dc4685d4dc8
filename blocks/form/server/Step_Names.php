<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Forms\Field_Blocks;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The names of a form's steps, and the list that shows visitors where they are. */
final class Step_Names {
	private const STEP = 'frontage/form-step';

	/**
	 * Returns the names: the author's, else that of the step's first heading, else its number.
	 *
	 * @param array<mixed> $blocks The form's inner blocks, from `parse_blocks()`.
	 * @return list<string> One for each visible step.
	 */
	public static function of( array $blocks ): array {
		$names = array();
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) && self::STEP === $block['blockName'] && ! Visibility::is_hidden( $block['attrs'] ) ) {
				$own     = trim( wp_strip_all_tags( Field_Blocks::text( $block['attrs'], 'title' ) ) );
				$names[] = $own ?: self::heading( $block['innerBlocks'] ) ?: sprintf(
					/* translators: %d: number of a step. */
					__( 'Step %d', 'frontage' ),
					count( $names ) + 1
				);
			}
		}
		return $names;
	}

	/**
	 * Returns the list of steps.
	 *
	 * @param list<string> $names Result of `of()`.
	 */
	public static function html( array $names ): Html {
		$list = array(
			'class'      => 'frontage-form__progress',
			'aria-label' => __( 'Steps', 'frontage' ),
		);
		$item = static fn ( string $name, int $place ): Html => el(
			'li',
			array(
				'class'        => 'frontage-form__stage',
				'aria-current' => 0 === $place ? 'step' : null,
			),
			html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' )
		);
		return el( 'ol', $list, array_map( $item, $names, array_keys( $names ) ) );
	}

	/**
	 * Returns the text of the first heading.
	 *
	 * @param array<mixed> $blocks Inner blocks of the step.
	 */
	private static function heading( array $blocks ): string {
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) && 'core/heading' === $block['blockName'] ) {
				return trim( wp_strip_all_tags( (string) $block['innerHTML'] ) );
			}
		}
		return '';
	}
}
