<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

use Frontage\Domain\Search\Highlight;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Search\Suggestion;

/** Tests signs, near spellings and scripts without spaces: the same vectors on both databases. */
final class SpellingTest extends Index_TestCase {
	private const TITLES = array(
		'Programming in C++ today',
		'Programming in C today',
		'Music in C# minor',
		'The .NET framework',
		'AT&T answers',
		'Write to info@example.org',
		'An e-mail course',
		'Sourdough restaurants',
		'Schlüsselübergabe im Krankenhaus',
		'Хлебопечение дома',
		'日本語の猫が好き',
		'ภาษาไทยง่าย',
		'한국어를 배우다',
		'L’été à Montréal',
		'Ελληνική κουζίνα',
		'כתיבה בעברית',
		'COVID-19 in 2024',
	);

	/** @return array<string, array{string, list<string>}> Typed text and titles. */
	private static function searches(): array {
		return array(
			'signs behind'                    => array( 'c++', array( 'Programming in C++ today' ) ),
			'another sign'                    => array( 'C#', array( 'Music in C# minor' ) ),
			'a dot in front'                  => array( '.net', array( 'The .NET framework' ) ),
			'an ampersand'                    => array( 'at&t', array( 'AT&T answers' ) ),
			'an address'                      => array( 'info@example.org', array( 'Write to info@example.org' ) ),
			'without its hyphen'              => array( 'email course', array( 'An e-mail course' ) ),
			'with a hyphen'                   => array( 'covid-19', array( 'COVID-19 in 2024' ) ),
			'a hyphen too many'               => array( 'sour-dough', array( 'Sourdough restaurants' ) ),
			'without accents'                 => array( 'ete montreal', array( 'L’été à Montréal' ) ),
			'swapped letters'                 => array( 'soudrough', array( 'Sourdough restaurants' ) ),
			'two slips in a long word'        => array( 'restarants sourdough', array( 'Sourdough restaurants' ) ),
			'two replaced letters'            => array( 'rextaurunts', array( 'Sourdough restaurants' ) ),
			'a wrong first letter'            => array( 'zourdough', array( 'Sourdough restaurants' ) ),
			'an ending'                       => array( 'restaurantse', array( 'Sourdough restaurants' ) ),
			'a spelling of German umlauts'    => array( 'Schluesseluebergabe', array( 'Schlüsselübergabe im Krankenhaus' ) ),
			'a part of a German word'         => array( 'haus', array( 'Schlüsselübergabe im Krankenhaus' ) ),
			'Russian'                         => array( 'хлебопечние', array( 'Хлебопечение дома' ) ),
			'Greek without accents'           => array( 'ελληνικη', array( 'Ελληνική κουζίνα' ) ),
			'Greek with a slip'               => array( 'κουζνα', array( 'Ελληνική κουζίνα' ) ),
			'Hebrew with a slip'              => array( 'בעבירת', array( 'כתיבה בעברית' ) ),
			'Japanese'                        => array( '猫が', array( '日本語の猫が好き' ) ),
			'one Japanese character'          => array( 'き', array( '日本語の猫が好き' ) ),
			'Japanese that does not stand so' => array( '猫本', array() ),
			'Thai'                            => array( 'ไทย', array( 'ภาษาไทยง่าย' ) ),
			'Korean without its particle'     => array( '한국어', array( '한국어를 배우다' ) ),
			'a number as written only'        => array( '2025', array() ),
			'nothing like it'                 => array( 'qqqqqq', array() ),
			'one unknown word'                => array( 'sourdough qqqqqq', array() ),
			'a phrase'                        => array( '"in C++ today"', array( 'Programming in C++ today' ) ),
			'a phrase in another order'       => array( '"today in C++"', array() ),
			'an excluded word'                => array( 'programming -c++', array( 'Programming in C today' ) ),
		);
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::TITLES as $title ) {
			$this->make_post( array( 'post_title' => $title ) );
		}
		Search_Builder::restart();
		self::build();
		self::forget();
	}

	public function test_finds_signs_near_spellings_and_words_in_every_script(): void {
		foreach ( self::searches() as $name => list( $text, $titles ) ) {
			$found = array_map( 'html_entity_decode', self::titles( $text ) );
			self::assertSame( $titles, array_values( array_intersect( $found, self::TITLES ) ), $name );
		}
	}

	public function test_says_what_was_searched_instead(): void {
		self::assertSame( 'sourdough', Suggestion::of( 'soudrough' ) );
		self::assertSame( 'a sourdough course', Suggestion::of( 'a soudrough course' ) );
		self::assertSame( '', Suggestion::of( 'sourdough' ) );
		self::assertSame( '', Suggestion::of( 'sourd' ) );
	}

	/** @return array<string, array{string, string, string}> Text, typed text, HTML. */
	private static function marks(): array {
		return array(
			'a whole word'    => array( 'Sourdough, again', 'sourdough', '<mark>Sourdough</mark>, again' ),
			'a beginning'     => array( 'Sourdough, again', 'sour', '<mark>Sourdough</mark>, again' ),
			'a near spelling' => array( 'Sourdough, again', 'soudrough', '<mark>Sourdough</mark>, again' ),
			'accents'         => array( 'Montréal', 'montreal', '<mark>Montréal</mark>' ),
			'signs, escaped'  => array( 'AT&T <b>', 'at&t', '<mark>AT&amp;T</mark> &lt;b&gt;' ),
			'a part'          => array( 'An e-mail course', 'mail', 'An e-<mark>mail</mark> course' ),
			'without spaces'  => array( '日本語の猫が好き', '猫が好', '日本語の<mark>猫が好</mark>き' ),
			'nothing'         => array( 'Other', 'sourdough', 'Other' ),
		);
	}

	public function test_highlights(): void {
		foreach ( self::marks() as $name => list( $text, $typed, $html ) ) {
			self::assertSame( $html, (string) Highlight::text( $text, $typed ), $name );
		}
	}

	public function test_highlights_only_text_in_html(): void {
		self::assertSame(
			'<a href="/sourdough" title="sourdough"><mark>Sourdough</mark> – <i><mark>AT&amp;T</mark></i></a><script>sourdough</script>',
			Highlight::in_html(
				'<a href="/sourdough" title="sourdough">Sourdough &#8211; <i>AT&#038;T</i></a><script>sourdough</script>',
				'sourdough at&t'
			)
		);
	}
}
