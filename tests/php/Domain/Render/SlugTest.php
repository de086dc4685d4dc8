<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Slug;
use Frontage\Tests\TestCase;


/**
 * Tests URL slugs.
 *
 * The fast path for plain names gives the same result as WordPress.
 */
final class SlugTest extends TestCase {
	private const SIGNS = array(
		'A',
		'b',
		'Zoo',
		'7',
		' ',
		'  ',
		'-',
		'--',
		'_',
		',',
		':',
		';',
		'!',
		'?',
		'(',
		')',
		'.',
		'/',
		'&',
		'&amp;',
		'%',
		'%41',
		"'",
		'"',
		'+',
		'*',
		'<b>',
		'é',
		'ß',
		'Жук',
		'日',
		'×',
		"\t",
		"\n",
		'–',
	);

	public function test_matches_wordpress_for_any_name(): void {
		mt_srand( 20261122 );
		for ( $round = 0; $round < 3000; $round++ ) {
			$name = '';
			for ( $sign = mt_rand( 0, 9 ); $sign > 0; $sign-- ) {
				// The first sixteen may qualify for the fast path.
				$name .= self::SIGNS[ mt_rand( 0, $round % 2 ? 15 : count( self::SIGNS ) - 1 ) ];
			}
			self::assertSame( rawurldecode( sanitize_title( $name ) ), Slug::readable( $name ), "of “{$name}”" );
		}
	}

	public function test_truncates_like_wordpress(): void {
		foreach ( array( 189, 190, 191, 199, 200, 201, 260 ) as $length ) {
			$name = str_repeat( 'ab cd', 60 );
			self::assertSame( sanitize_title( substr( $name, 0, $length ) ), Slug::readable( substr( $name, 0, $length ) ) );
		}
	}

	public function test_respects_plugins_that_create_slugs(): void {
		add_filter( 'sanitize_title', static fn ( string $title ): string => "own-$title", 9 );
		self::assertSame( 'own-morning', Slug::readable( 'Morning' ) );
	}

	public function test_respects_plugins_that_filter_slugs(): void {
		add_filter( 'sanitize_title', static fn ( string $title ): string => "$title-own" );
		self::assertSame( 'morning-own', Slug::readable( 'Morning' ) );
	}

	public function test_respects_plugins_that_replace_the_function(): void {
		remove_filter( 'sanitize_title', 'sanitize_title_with_dashes' );
		self::assertSame( 'Early Morning', Slug::readable( 'Early Morning' ) );
	}
}
