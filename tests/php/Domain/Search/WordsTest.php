<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

use Frontage\Domain\Search\Index\Distance;
use Frontage\Domain\Search\Typed_Text;
use Frontage\Domain\Search\Words;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests how texts become words, in many languages and with signs. */
final class WordsTest extends TestCase {
	/** @return array<string, array{string, list<string>}> */
	public static function texts(): array {
		return array(
			'signs behind'          => array( 'C++, C# and F#.', array( 'c++', 'c', 'c#', 'and', 'f#', 'f' ) ),
			'a dot in front'        => array( 'Use .NET. Next', array( 'use', '.net', 'net', 'next' ) ),
			'an ampersand'          => array( 'AT&T or R&D', array( 'at&t', 'at', 't', 'or', 'r&d', 'r', 'd' ) ),
			'an address'            => array( 'info@example.org', array( 'info@example.org', 'info', 'example', 'org' ) ),
			'hyphens'               => array( 'E-Mail', array( 'e-mail', 'email', 'e', 'mail' ) ),
			'apostrophes'           => array( 'L’été don\'t', array( "l'ete", 'lete', 'l', 'ete', "don't", 'dont', 'don', 't' ) ),
			'numbers'               => array( 'In 2024: 3.14', array( 'in', '2024', '3.14', '3', '14' ) ),
			'German'                => array( 'Straße Äpfel', array( 'strasse', 'apfel' ) ),
			'decomposed accents'    => array( "cafe\u{301}", array( 'cafe' ) ),
			'Turkish'               => array( 'İstanbul', array( 'istanbul' ) ),
			'Vietnamese'            => array( 'Tiếng Việt', array( 'tieng', 'viet' ) ),
			'Greek'                 => array( 'Ελλάς', array( 'ελλασ' ) ),
			'Russian'               => array( 'Ёлка йод', array( 'елка', 'иод' ) ),
			'Arabic'                => array( 'مَدْرَسَة', array( 'مدرسه' ) ),
			'Hebrew'                => array( 'שָׁלוֹם', array( 'שלום' ) ),
			'Hindi'                 => array( 'हिन्दी', array( 'हिन्दी' ) ),
			'Korean'                => array( '한국어', array( '한국어' ) ),
			'Japanese'              => array( '日本語の', array( 'の', '日本', '本語', '語の' ) ),
			'Japanese with English' => array( 'WordPressの', array( 'wordpress', 'の' ) ),
			'Thai'                  => array( 'ภาษา', array( 'า', 'ภา', 'าษ', 'ษา' ) ),
			'broken bytes'          => array( "\xff\xfe bad", array( 'bad' ) ),
			'nothing'               => array( '… — !?', array() ),
		);
	}

	/**
	 * @param string $text What a visitor or an author wrote.
	 * @param list<string> $words Its words.
	 */
	#[DataProvider( 'texts' )]
	public function test_words_of_a_text( string $text, array $words ): void {
		$found = Words::of( $text );
		sort( $words );
		sort( $found );
		self::assertSame( $words, $found );
	}

	public function test_does_not_depend_on_the_language_of_the_site(): void {
		add_filter( 'locale', static fn (): string => 'de_DE' );
		self::assertSame( array( 'apfel' ), Words::of( 'Äpfel' ) );
	}

	public function test_reads_phrases_and_exclusions_as_wordpress_does(): void {
		$typed = Typed_Text::of( 'rye "long week" -white e-mail – -' );
		self::assertSame( array( 'rye', 'long', 'week', 'e-mail' ), $typed->words );
		self::assertSame( array( 'white' ), $typed->without );
		self::assertSame( array( 'long week' ), $typed->phrases );
	}

	/** @return array<string, array{string}> */
	public static function hostile(): array {
		$texts = array( "a'", '+#', '.a', '-', '猫', '"', ' -a', "\u{301}", '&', "a\u{301}'", 'ก็', '<' );
		return array_combine( $texts, array_map( static fn ( string $one ): array => array( str_repeat( $one, 100_000 ) ), $texts ) );
	}

	#[DataProvider( 'hostile' )]
	public function test_reads_hostile_texts( string $text ): void {
		foreach ( array( Words::of( $text ), Typed_Text::of( mb_substr( $text, 0, 100 ) )->words ) as $words ) {
			self::assertSame( PREG_NO_ERROR, preg_last_error() );
			self::assertNotContains( '', $words );
		}
	}

	/** @return list<array{string, string, int, int}> */
	public static function slips(): array {
		return array(
			array( 'bread', 'bread', 2, 0 ),
			array( 'bread', 'braed', 2, 1 ),
			array( 'bread', 'bred', 2, 1 ),
			array( 'bread', 'brread', 2, 1 ),
			array( 'bread', 'brexd', 2, 1 ),
			array( 'kitten', 'sitting', 3, 3 ),
			array( 'kitten', 'sitting', 2, 3 ),
			array( 'ab', 'abcdef', 2, 3 ),
			array( 'хлеб', 'хелб', 1, 1 ),
		);
	}

	#[DataProvider( 'slips' )]
	public function test_distance_counts_slips( string $one, string $other, int $most, int $distance ): void {
		self::assertSame( $distance, Distance::of( $one, $other, $most ) );
		self::assertSame( $distance, Distance::of( $other, $one, $most ) );
	}
}
