<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Domain\Blocks\Block_Tokens;
use Frontage\Domain\Modules\Extensions;
use Frontage\Domain\Split_Tests\Split_Block;

defined( 'ABSPATH' ) || exit;

/** Changes the block of a split test in block markup; all other blocks stay as they are. */
final class Test_Markup {
	/**
	 * Returns the markup with the content of one variant in place of the test.
	 *
	 * @param string $markup Block markup.
	 * @param string $test ID of the test.
	 * @param int $subject Variant that stays.
	 * @return string|null Null if the test or the variant is not there.
	 */
	public static function with_variant( string $markup, string $test, int $subject ): ?string {
		return self::replace( $markup, $test, static fn ( array $block ): ?array => self::content( $block, $subject ) );
	}

	/**
	 * Returns the markup with another state of the test.
	 *
	 * @param string $markup Block markup.
	 * @param string $test ID of the test.
	 * @param string $state `running` or `paused`.
	 * @return string|null Null if the test is not there.
	 */
	public static function with_state( string $markup, string $test, string $state ): ?string {
		return self::replace(
			$markup,
			$test,
			static function ( array $block ) use ( $state ): array {
				$block['attrs']['state'] = $state;
				return array( $block );
			}
		);
	}

	/**
	 * Replaces the test's block, the first with its ID.
	 *
	 * @param string $markup Block markup.
	 * @param string $test ID of the test.
	 * @param callable(array<string, mixed>): (list<array<string, mixed>>|null) $change Returns the blocks that stand for it.
	 */
	private static function replace( string $markup, string $test, callable $change ): ?string {
		if ( ! str_contains( $markup, $test ) ) {
			return null;
		}
		$top = array(
			'innerBlocks'  => Block_Tokens::parse( $markup ) ?? parse_blocks( $markup ),
			'innerContent' => array(),
		);

		$top['innerContent'] = array_fill( 0, count( $top['innerBlocks'] ), null );
		$changed             = self::replace_in( $top, $test, $change );
		return null === $changed ? null : Block_Tokens::text( $changed['innerBlocks'] );
	}

	/**
	 * Replaces the test's block among the inner blocks of a block.
	 *
	 * @param array<string, mixed> $parent Block.
	 * @param string $test ID of the test.
	 * @param callable(array<string, mixed>): (list<array<string, mixed>>|null) $change Returns the blocks that stand for it.
	 * @return array<string, mixed>|null Null if it is not there.
	 */
	private static function replace_in( array $parent, string $test, callable $change ): ?array {
		foreach ( $parent['innerBlocks'] as $at => $block ) {
			$is_it = Split_Block::is_own( $block ) && Split_Block::id( $block['attrs'] ?? array() ) === $test;
			$new   = $is_it ? $change( $block ) : self::replace_in( $block, $test, $change );
			if ( null !== $new ) {
				return self::spliced( $parent, $at, $is_it ? array_values( $new ) : array( $new ) );
			}
			if ( $is_it ) {
				return null;
			}
		}
		return null;
	}

	/**
	 * Puts blocks into the place of an inner block.
	 *
	 * @param array<string, mixed> $parent Block with its list of inner content.
	 * @param int $at Index of the inner block.
	 * @param list<array<string, mixed>> $blocks
	 * @return array<string, mixed>
	 */
	private static function spliced( array $parent, int $at, array $blocks ): array {
		$places = array_keys( array_values( $parent['innerContent'] ), null, true );
		array_splice( $parent['innerBlocks'], $at, 1, $blocks );
		array_splice( $parent['innerContent'], $places[ $at ], 1, array_fill( 0, count( $blocks ), null ) );
		return $parent;
	}

	/**
	 * Returns the blocks of a variant, and what is between them; null if the test does not have it.
	 *
	 * @param array<string, mixed> $block Block of the test.
	 * @param int $subject Variant.
	 * @return list<array<string, mixed>>|null
	 */
	private static function content( array $block, int $subject ): ?array {
		$inner = array_filter( $block['innerBlocks'], array( Split_Block::class, 'is_own' ) );
		$inner = array_values( $inner );
		$at    = array_search( $subject, array_column( Split_Block::variants( array_column( $inner, 'attrs' ) ), 'subject' ), true );
		if ( false === $at ) {
			return null;
		}
		$blocks = array();
		foreach ( $inner[ $at ]['innerBlocks'] as $number => $one ) {
			$blocks = array( ...$blocks, ...( 0 === $number ? array() : array( self::gap() ) ), $one );
		}
		return self::as_hidden( array( $inner[ $at ], $block ), $blocks );
	}

	/**
	 * Returns blocks in a group that is hidden like the blocks around them were; as they are if these were not.
	 *
	 * @param list<array<string, mixed>> $around The test and its variant, which are removed.
	 * @param list<array<string, mixed>> $blocks What was in them.
	 * @return list<array<string, mixed>>
	 */
	private static function as_hidden( array $around, array $blocks ): array {
		foreach ( $around as $one ) {
			$attributes = (array) ( $one['attrs'] ?? array() );
			$is_off     = false === ( $attributes['metadata']['blockVisibility'] ?? null );
			if ( array() === $blocks || ( ! $is_off && ! Extensions::may_hide( $attributes ) ) ) {
				continue;
			}
			$kept   = array_intersect_key( $attributes, array_flip( array( Extensions::ATTRIBUTE, 'metadata' ) ) );
			$blocks = array(
				array(
					'blockName'    => 'core/group',
					'attrs'        => $kept,
					'innerBlocks'  => $blocks,
					'innerHTML'    => '',
					'innerContent' => array( '<div class="wp-block-group">', ...array_fill( 0, count( $blocks ), null ), '</div>' ),
				),
			);
		}
		return $blocks;
	}

	/**
	 * Returns the empty line between two blocks, as the editor saves it.
	 *
	 * @return array<string, mixed>
	 */
	private static function gap(): array {
		return array(
			'blockName'    => null,
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => "\n\n",
			'innerContent' => array( "\n\n" ),
		);
	}
}
