<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Moderation;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which posts of a feed are shown, whatever the language. */
final class ModerationTest extends TestCase {
	private static function post( string $text, string $id = 'first' ): Feed_Item {
		$item = Feed_Item::of(
			array(
				'id'   => $id,
				'text' => $text,
			)
		);
		self::assertNotNull( $item );
		return $item;
	}

	/**
	 * Rules, texts, and whether they are hidden.
	 *
	 * @return array<string, array{mixed, string, bool}>
	 */
	public static function cases(): array {
		return array(
			'a word'                        => array( array( 'storm' ), 'The STORM is over.', true ),
			'part of a word'                => array( array( 'storm' ), 'Stormy weather', false ),
			'a text with commas'            => array( "rain, moby dick\nfog", 'We read Moby—Dick.', true ),
			'part of a phrase'              => array( 'moby dick', 'Moby went home.', false ),
			'accents'                       => array( array( 'café' ), 'Le CAFÉ est fermé', true ),
			'a Russian word'                => array( array( 'шторм' ), 'Был Шторм.', true ),
			'a Hebrew word'                 => array( array( 'סערה' ), 'הייתה סערה גדולה', true ),
			'a Hindi word with marks'       => array( array( 'तूफ़ान' ), 'बड़ा तूफ़ान आया', true ),
			'a Chinese word in a sentence'  => array( array( '风暴' ), '昨天的风暴很大', true ),
			'another Chinese word'          => array( array( '风雨' ), '昨天的风暴很大', false ),
			'a Thai word in a sentence'     => array( array( 'พายุ' ), 'เมื่อวานมีพายุใหญ่', true ),
			'Japanese beside Latin letters' => array( array( '台風19号' ), '明日は台風19号です', true ),
			'a phrase that is too long'     => array( array( str_repeat( 'very ', 40 ) ), str_repeat( 'very ', 12 ), true ),
			'an emoji, however it looks'    => array( array( "\u{2764}\u{FE0F}" ), "With \u{2764}!", true ),
			'bytes that are no text'        => array( array( "\xFF\xFE" ), "\xFFText", false ),
			'a hashtag'                     => array( array( '#sale' ), 'Now: #Sale!', true ),
			'nothing but signs'             => array( array( '!?', '', ' ' ), 'What!?', false ),
			'no rules'                      => array( null, 'Text', false ),
			'hostile rules'                 => array( array( array( 'x' ), 7, null, '(?:.*)', '/' ), 'Text', false ),
		);
	}

	#[DataProvider( 'cases' )]
	public function test_hides_whole_words( mixed $words, string $text, bool $is_hidden ): void {
		$rules = Moderation::of( $words, null );
		$items = array( 'a' => self::post( $text ) );
		self::assertSame( $is_hidden ? array() : $items, $rules->shown( $items ) );
		$signed = $rules->to_array();
		self::assertSame( $is_hidden ? array() : $items, Moderation::signed( ...$signed )->shown( $items ), 'As visitors send it back.' );
	}

	public function test_signed_rules_contain_no_words(): void {
		$signed = (string) wp_json_encode( Moderation::of( 'secret, 风暴', null )->to_array() );
		self::assertStringNotContainsString( 'secret', $signed );
		self::assertStringNotContainsString( '风', (string) json_encode( json_decode( $signed ), JSON_UNESCAPED_UNICODE ) );
	}

	public function test_hides_single_posts_by_id_or_key(): void {
		$item = self::post( 'Text' );
		self::assertSame( array(), Moderation::of( null, array( 'first' ) )->shown( array( $item ) ) );
		self::assertSame( array(), Moderation::of( null, array( array(), $item->key() ) )->shown( array( $item ) ) );
		self::assertSame( array( $item ), Moderation::of( null, array( 'second', '' ) )->shown( array( $item ) ) );
		$digits = Moderation::of( null, array( '17999' ) )->to_array();
		self::assertSame( array(), Moderation::signed( ...$digits )->shown( array( self::post( 'Text', '17999' ) ) ) );
	}
}
