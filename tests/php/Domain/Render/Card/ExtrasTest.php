<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render\Card;

use Frontage\Admin\Editor\Announced_Data;
use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Render\Card\Extra;
use Frontage\Domain\Render\Card\Extras;
use Frontage\Tests\TestCase;

/** Tests what other plugins add to the cards of lists. */
final class ExtrasTest extends TestCase {
	protected function tearDown(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
		parent::tearDown();
	}

	/** Announces classes as the plugin “acme”. */
	private static function announce( string ...$classes ): void {
		add_filter(
			'frontage_manifests',
			static fn ( array $all ): array => $all + array( 'acme' => array( 'implementations' => array( Extra::class => $classes ) ) )
		);
		Manifest::add_announced();
	}

	/** Returns a class of another plugin: the price of a post. */
	private static function price(): string {
		$price = new class() implements Extra {
			public static function key(): string {
				return 'acme-price-2';
			}

			public static function label(): string {
				return 'Price';
			}

			public static function of( int $post_id, array $beside ): ?Html {
				$price = (string) get_post_meta( $post_id, '_price', true );
				return '' === $price ? null : Html::text( "$price €" );
			}
		};
		return $price::class;
	}

	/** Returns the HTML of a post's extras. */
	private static function html( int $post, string ...$names ): string {
		return implode( '', array_map( static fn ( Html $one ): string => $one->html, Extras::html( Extras::named( $names ), $post ) ) );
	}

	public function test_cards_show_what_another_plugin_adds_if_authors_select_it(): void {
		self::announce( self::price() );
		$post = $this->make_post();
		self::assertSame( '', self::html( $post, 'acme-price-2' ) );
		add_post_meta( $post, '_price', '5' );
		self::assertSame( '5 €', self::html( $post, 'acme-price-2' ) );
		self::assertSame( '', self::html( $post ) );
		$data = array(
			'name'  => 'acme-price-2',
			'label' => 'Price',
		);
		self::assertSame( array( $data ), Announced_Data::all()['cardExtras'] ?? null );
	}

	public function test_cards_show_nothing_of_a_plugin_that_is_off_and_keep_its_name(): void {
		self::assertSame( array( 'acme-price-2' ), Extras::named( array( 'acme-price-2' ) ) );
		self::assertSame( '', self::html( $this->make_post(), 'acme-price-2' ) );
	}

	public function test_tells_of_keys_that_are_taken_or_none(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$likes = new class() implements Extra {
			public static function key(): string {
				return 'likes';
			}

			public static function label(): string {
				return 'Hearts';
			}

			public static function of( int $post_id, array $beside ): Html {
				return Html::text( 'hearts' );
			}
		};
		$wrong = new class() implements Extra {
			public static function key(): string {
				return 'Acme Price';
			}

			public static function label(): string {
				return 'Price';
			}

			public static function of( int $post_id, array $beside ): ?Html {
				return null;
			}
		};
		self::announce( $likes::class, $wrong::class );
		self::assertStringNotContainsString( 'hearts', self::html( $this->make_post(), 'likes' ) );
		$messages = implode( "\n", array_column( Manifests::problems(), 'message' ) );
		self::assertStringContainsString( 'Card_Like_Button has the name “likes” already', $messages );
		self::assertStringContainsString( 'The name “Acme Price” of ', $messages );
	}
}
