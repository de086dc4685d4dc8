<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Base\Html\Kses;
use Frontage\Base\Scalar_Input;
use Frontage\Domain\Identity\Identity_Kind;

defined( 'ABSPATH' ) || exit;

/**
 * Reads split tests from saved blocks. Whatever is saved, the result is valid.
 *
 * @phpstan-import-type Setup from Split_Test
 * @phpstan-import-type Variant from Split_Test
 */
final class Split_Block {
	/** Every block with this attribute is a test, and its inner blocks are the variants. */
	private const ID = 'testId';

	/** In the markup of every test. */
	public const MARK = '"' . self::ID . '":"';

	private const OWN = 'frontage/';

	/** Variants of a test, with the control. */
	public const MOST_VARIANTS = 10;

	/** Largest number of a subject. */
	public const MOST_SUBJECT = 63;

	public const MOST_WEIGHT = 100;
	public const WEIGHT      = 50;

	/** Seconds after which a visitor has not bounced, until an author says otherwise. */
	public const BOUNCE_SECONDS = 5;

	public const MOST_BOUNCE_SECONDS = 600;

	private const MOST_CHARACTERS = 100;

	private const LONGEST_PAGE = 200;

	/**
	 * Returns a test's ID; empty if it has none.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	public static function id( array $attributes ): string {
		$id = $attributes[ self::ID ] ?? '';
		return is_string( $id ) && self::is_id( $id ) ? $id : '';
	}

	/**
	 * Returns whether a text can be the ID of a test.
	 *
	 * @param string $id Any text.
	 */
	public static function is_id( string $id ): bool {
		return Identity_Kind::is_uuid( $id );
	}

	/**
	 * Returns whether a test is paused by its author.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	public static function is_paused( array $attributes ): bool {
		return 'paused' === ( $attributes['state'] ?? '' );
	}

	/**
	 * Returns whether a block is a variant that only some visitors see.
	 *
	 * @param string $name Block name.
	 * @param array<array-key, mixed> $attributes Its attributes.
	 */
	public static function is_alternative( string $name, array $attributes ): bool {
		return str_starts_with( $name, self::OWN ) && '' !== ( $attributes['subject'] ?? '' );
	}

	/**
	 * Returns what a test is about.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, with or without defaults.
	 * @param array<array-key, mixed> $variants Attributes of the variants, in order.
	 * @return Setup
	 */
	public static function setup( array $attributes, array $variants ): array {
		$goal = $attributes['goal'] ?? '';
		return array(
			'name'     => self::text( $attributes['name'] ?? '', self::MOST_CHARACTERS ),
			'goal'     => is_string( $goal ) && in_array( $goal, Split_Test::GOALS, true ) ? $goal : Split_Test::GOALS[0],
			'page'     => self::path( $attributes['page'] ?? '' ),
			'scope'    => 'page' === ( $attributes['scope'] ?? '' ) ? 'page' : 'inside',
			'share'    => self::whole( $attributes['share'] ?? 100, 1, 100, 100 ),
			'bounce'   => self::whole( $attributes['bounce'] ?? self::BOUNCE_SECONDS, 1, self::MOST_BOUNCE_SECONDS, self::BOUNCE_SECONDS ),
			'variants' => self::variants( $variants ),
		);
	}

	/**
	 * Returns the variants: the first one is the control, subject 0, the others have a subject of their own.
	 *
	 * @param array<array-key, mixed> $variants Attributes of the variants, in order.
	 * @return list<Variant>
	 */
	public static function variants( array $variants ): array {
		$list = array();
		$used = array();
		foreach ( array_slice( array_values( $variants ), 0, self::MOST_VARIANTS ) as $index => $attributes ) {
			$attributes = is_array( $attributes ) ? $attributes : array();
			$subject    = 0 === $index ? 0 : Scalar_Input::whole( $attributes['subject'] ?? 0, 1, self::MOST_SUBJECT ) ?? 0;
			for ( $free = 1; $index > 0 && ( 0 === $subject || isset( $used[ $subject ] ) ); $free++ ) {
				$subject = $free;
			}
			$used[ $subject ] = true;
			$list[]           = array(
				'subject' => $subject,
				'name'    => self::text( $attributes['name'] ?? '', self::MOST_CHARACTERS ),
				'weight'  => self::whole( $attributes['weight'] ?? self::WEIGHT, 0, self::MOST_WEIGHT, self::WEIGHT ),
			);
		}
		return $list;
	}

	/**
	 * Returns the tests in block markup, by ID; of two with the same ID the first one.
	 *
	 * @param string $markup Block markup.
	 * @return array<string, array{state: string, setup: Setup}>
	 */
	public static function in( string $markup ): array {
		return str_contains( $markup, self::MARK ) ? self::among( parse_blocks( $markup ) ) : array();
	}

	/**
	 * Returns the tests among blocks and their inner blocks.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Result of `parse_blocks()`.
	 * @return array<string, array{state: string, setup: Setup}>
	 */
	private static function among( array $blocks ): array {
		$tests = array();
		foreach ( $blocks as $block ) {
			$id = self::is_own( $block ) ? self::id( $block['attrs'] ?? array() ) : '';
			if ( '' !== $id ) {
				$inner  = array_filter( $block['innerBlocks'], array( self::class, 'is_own' ) );
				$tests += array(
					$id => array(
						'state' => self::is_paused( $block['attrs'] ) ? 'paused' : 'running',
						'setup' => self::setup( $block['attrs'], array_column( $inner, 'attrs' ) ),
					),
				);
			}
			$tests += self::among( $block['innerBlocks'] );
		}
		return $tests;
	}

	/**
	 * Returns whether a block is one of ours.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function is_own( array $block ): bool {
		return str_starts_with( (string) $block['blockName'], self::OWN );
	}

	/**
	 * Returns the path of an address on this site, without the folder of the site; empty if it is none.
	 *
	 * @param mixed $raw Saved value, such as `/thanks/` or an address of this site.
	 */
	public static function path( mixed $raw ): string {
		$parts = is_string( $raw ) && strlen( $raw ) <= self::LONGEST_PAGE ? wp_parse_url( trim( $raw ) ) : false;
		$parts = is_array( $parts ) ? $parts : array();
		$path  = wp_check_invalid_utf8( rawurldecode( $parts['path'] ?? '' ) );
		$own   = array( '', (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$is_ok = in_array( $parts['host'] ?? '', $own, true ) && in_array( $parts['scheme'] ?? '', array( '', 'http', 'https' ), true );
		if ( '' === $path || ! $is_ok ) {
			return '';
		}
		$path = '/' . trim( $path, '/' );
		$home = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		$path = '' !== $home && str_starts_with( "$path/", "$home/" ) ? '/' . substr( $path, strlen( $home ) + 1 ) : $path;
		return self::without_permalinks( $path, $parts['query'] ?? '' );
	}

	/**
	 * Returns the path with what tells pages apart where the site has no permalinks.
	 *
	 * @param string $query Query of the address.
	 */
	private static function without_permalinks( string $path, string $query ): string {
		if ( '' !== get_option( 'permalink_structure' ) || ! in_array( $path, array( '/', '/index.php' ), true ) ) {
			return $path;
		}
		wp_parse_str( $query, $all );
		$known = array_flip( $GLOBALS['wp']->public_query_vars ?? array() );
		$known = array_intersect_key( array_filter( $all, 'is_string' ), $known );
		ksort( $known );
		return '/' . ( array() === $known ? '' : '?' . http_build_query( $known ) );
	}

	/**
	 * Returns one line of plain text.
	 *
	 * @param mixed $raw Saved value.
	 * @param int $most Characters.
	 */
	private static function text( mixed $raw, int $most ): string {
		return mb_substr( trim( Kses::text( $raw ) ), 0, $most );
	}

	/**
	 * Returns a whole number within bounds.
	 *
	 * @param mixed $raw Saved value.
	 * @param int $min Least.
	 * @param int $max Most.
	 * @param int $otherwise What stands for anything else.
	 */
	private static function whole( mixed $raw, int $min, int $max, int $otherwise ): int {
		return is_int( $raw ) && $raw >= $min && $raw <= $max ? $raw : $otherwise;
	}
}
