<?php
declare( strict_types=1 );

namespace Frontage\Tests\Plugins;

use Acme\Bulletin;
use Acme\Color;
use Acme\Votes;
use Frontage\Admin\Status\Announced;
use Frontage\Admin\Status\Overview;
use Frontage\Admin\Transfer\Importers;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ads;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Validator;
use Frontage\Domain\Overlay\Rules;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Query\Ordering;
use Frontage\Domain\Render\Import_Map;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Tests\Adverts;
use Frontage\Tests\Prints_Pages;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;
use WP_Block_Type_Registry;
use WP_REST_Request;

/**
 * Tests the sample plugin in tests/plugins/acme: what it adds from outside is used, and survives that it or Frontage is
 * deactivated.
 */
final class AcmeTest extends TestCase {
	use Prints_Pages;

	private const SAMPLE = __DIR__ . '/../../plugins/acme';

	/** Files that the build makes, beside those that it copies. */
	private const BUILT = array(
		'index.js'        => '',
		'index.asset.php' => '<?php return array( "dependencies" => array(), "version" => "1" );',
		'style-index.css' => '.acme-rating{display:flex}',
		'view.js'         => 'export const mount = () => {};',
	);

	private const RATING = '<!-- wp:acme/rating /-->';

	private ?Stub_Server $stub = null;

	protected function setUp(): void {
		parent::setUp();
		self::install();
		remove_all_actions( 'init' );
		require self::folder() . '/acme/acme.php';
		do_action( 'init' );
		Manifest::add_announced();
	}

	protected function tearDown(): void {
		self::deactivate_acme();
		Http_Stub::set( Bulletin::HOST, null );
		$this->stub?->stop();
		parent::tearDown();
	}

	/** Returns the folder of plugins that the sample is in. */
	private static function folder(): string {
		return FRONTAGE_TESTS_DIR . '/plugins';
	}

	/** Copies the sample, as built, to where it could be a plugin. */
	private static function install(): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		if ( is_dir( self::folder() ) ) {
			return;
		}
		wp_mkdir_p( self::folder() . '/acme/build/rating' );
		copy_dir( self::SAMPLE, self::folder() . '/acme', array( 'build', 'node_modules' ) );
		copy_dir( self::SAMPLE . '/src/rating', self::folder() . '/acme/build/rating', array( 'index.js', 'view.js' ) );
		foreach ( array( 'copied', 'language' ) as $module ) {
			copy_dir( self::SAMPLE . "/src/$module", self::folder() . "/acme/build/$module" );
		}
		foreach ( self::BUILT as $file => $content ) {
			file_put_contents( self::folder() . "/acme/build/rating/$file", $content );
		}
	}

	/** Takes back what the plugin announced and registered. */
	private static function deactivate_acme(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		Manifests::reset();
		if ( WP_Block_Type_Registry::get_instance()->is_registered( 'acme/rating' ) ) {
			unregister_block_type( 'acme/rating' );
		}
	}

	/**
	 * Calls an action as a page of this site.
	 *
	 * @param array<string, mixed> $fields
	 */
	private static function call( array $fields ): Response {
		return Dispatcher::dispatch( new Request( 'acme_rate', 'POST', $fields, array( 'sec-fetch-site' => 'same-origin' ), 10 ) );
	}

	/** Returns a page of the bulletin. */
	private static function source( string $page ): Feed_Source {
		$source = ( new Bulletin() )->source_at( "https://bulletin.acme.example/$page" );
		self::assertInstanceOf( Feed_Source::class, $source );
		return $source;
	}

	/** Returns the rule of votes. */
	private static function rule(): Retention_Rule {
		return array_column( Retention_Registry::all(), null, 'id' )['acme-votes'];
	}

	/**
	 * Returns the markup of a list with what the plugin adds.
	 *
	 * @param string $title Words that all its posts have.
	 */
	private static function posts_markup( string $title ): string {
		$query = array(
			'orderBy' => 'count-acme-votes',
			'order'   => 'desc',
			'search'  => $title,
		);
		return '<!-- wp:frontage/post-grid ' . wp_json_encode(
			array(
				'query'  => $query,
				'extras' => array( 'acme-rating' ),
			)
		) . ' /-->';
	}

	public function test_frontage_accepts_everything(): void {
		$rows = ( new Announced() )->rows();
		self::assertSame( array(), Manifests::problems() );
		self::assertSame( array( 'acme' => '16 additions' ), array_column( $rows, 'value', 'label' ) );
	}

	public function test_an_action_stores_votes_at_both_addresses(): void {
		$post = $this->make_post();
		self::assertSame( array( 'text' => '4.0 of 5 stars, 1 vote' ), self::call( compact( 'post' ) + array( 'stars' => '4' ) )->data() );
		$request = new WP_REST_Request( 'POST', '/frontage/v1/action/acme_rate' );
		$request->set_header( 'sec-fetch-site', 'same-origin' );
		$request->set_body_params( compact( 'post' ) + array( 'stars' => '5' ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertSame( array( 4, 5 ), Votes::of( $post ) );
		self::assertSame( 400, self::call( compact( 'post' ) + array( 'stars' => '6' ) )->status );
		self::assertSame(
			404,
			self::call(
				array(
					'stars' => 1,
					'post'  => $this->make_post( array( 'post_status' => 'draft' ) ),
				)
			)->status
		);
	}

	public function test_a_block_is_an_island_whose_script_finds_what_it_imports(): void {
		$html = $this->page( self::RATING );
		self::assertStringContainsString( '<frontage-island name="acme/rating"', $html );
		self::assertMatchesRegularExpression( '~ src="[^"]*/acme/build/rating/view\.js\?ver=\d+"~', $html );
		self::assertStringContainsString( '<output>No votes yet</output>', $html );
		foreach ( array_keys( Import_Map::NAMES ) as $name ) {
			self::assertStringContainsString( '"' . $name . '":', str_replace( '\/', '/', $html ) );
		}
	}

	public function test_cards_have_stars_in_the_order_of_votes(): void {
		$many = $this->make_post( array( 'post_title' => 'Acme many' ) );
		$this->make_post( array( 'post_title' => 'Acme none' ) );
		$few = $this->make_post( array( 'post_title' => 'Acme few' ) );
		array_map( static fn ( int $post ) => Votes::add( $post, 5 ), array( $few, $many, $many ) );
		self::assertSame( 'Votes', Ordering::counters()['acme-votes'] ?? '' );
		$html = do_blocks( self::posts_markup( 'Acme' ) );
		preg_match_all( '~Acme (few|none|many)</a>~', $html, $titles );
		self::assertSame( array( 'many', 'few', 'none' ), $titles[1] );
		self::assertSame( 3, substr_count( $html, '<frontage-island name="acme/rating"' ) );
		self::assertTrue( wp_style_is( 'acme-rating-style', 'enqueued' ) );
	}

	public function test_the_status_tab_has_its_section(): void {
		Votes::add( $this->make_post(), 3 );
		$sections = array_column( Overview::read(), 'rows', 'title' );
		self::assertSame( '1', $sections['Ratings by Acme'][0]->value );
	}

	public function test_an_import_counts_each_vote_once(): void {
		$post = $this->make_post();
		add_post_meta( $post, 'old_stars', '2' );
		add_post_meta( $post, 'old_stars', '9' );
		$offers = array_column( Importers::offers(), 'found', 'name' );
		self::assertSame( 2, $offers['acme-old-stars'] );
		Importers::step( 'acme-old-stars', false, true );
		Importers::step( 'acme-old-stars', false, true );
		self::assertSame( array( 2, 5 ), Votes::of( $post ) );
	}

	public function test_old_votes_are_deleted(): void {
		$post = $this->make_post();
		Votes::add( $post, 1, time() - 800 * DAY_IN_SECONDS );
		Votes::add( $post, 5 );
		self::assertSame( 1, self::rule()->old() );
		self::assertArrayHasKey( 'keep_acme_votes_days', Retention_Registry::settings() );
		self::rule()->clean();
		self::assertSame( array( 5 ), Votes::of( $post ) );
	}

	public function test_a_feed_is_copied(): void {
		$this->stub = new Stub_Server( 'acme-bulletin' );
		Http_Stub::set( Bulletin::HOST, $this->stub->url );
		$feed = self::source( 'harbour' );
		self::assertSame( array( 'The ferry sails again' ), array_column( Feeds::ask( $feed )->items, 'title' ) );
		self::deactivate_acme();
		$copy = Feeds::read( $feed );
		self::assertSame( array( 'The ferry sails again' ), array_column( $copy->items, 'title' ), 'The copy stays readable.' );
	}

	public function test_an_author_reads_why_a_feed_fails(): void {
		$this->stub = new Stub_Server( 'acme-bulletin' );
		Http_Stub::set( Bulletin::HOST, $this->stub->url );
		$this->expectExceptionMessage( 'The Acme Bulletin has no such page.' );
		Feeds::ask( self::source( 'nowhere' ) );
	}

	public function test_a_field_of_a_form_checks_an_iban(): void {
		$field = Field::from(
			array(
				'name'  => 'account',
				'kind'  => 'acme-iban',
				'label' => 'Account',
			)
		);
		self::assertSame( 'DE89370400440532013000', Validator::clean( $field, 'de89 3704 0044 0532 0130 00' ) );
		self::assertSame( '', Validator::problem( $field, 'DE89370400440532013000' ) );
		self::assertStringStartsWith( 'Enter an IBAN', Validator::problem( $field, 'DE88370400440532013000' ) );
		self::deactivate_acme();
		self::assertSame( '', Validator::problem( $field, 'DE88370400440532013000' ), 'Without the plugin, it is a text.' );
	}

	public function test_a_list_is_filtered_by_color(): void {
		foreach ( array( 'red', 'blue' ) as $color ) {
			add_post_meta( $this->make_post( array( 'post_title' => "Acme $color" ) ), Color::META, $color );
		}
		$markup = '<!-- wp:frontage/filter-values {"source":"acme-color"} /-->' . self::posts_markup( 'Acme' );
		$html   = $this->page( $markup );
		self::assertMatchesRegularExpression( '~\?[^"]*acme-color=red~', $html );
		self::assertStringContainsString( 'Blue', $html );
	}

	public function test_an_ad_of_its_network_waits_for_consent(): void {
		$id = Adverts::make(
			array(
				'kind'     => 'acme-kiosk',
				'networks' => array( 'acme-kiosk' => array( 'unit' => '7' ) ),
				'width'    => 300,
				'height'   => 250,
			)
		);
		self::assertArrayHasKey( $id, Ads::running() );
		self::deactivate_acme();
		Ads::forget();
		self::assertArrayNotHasKey( $id, Ads::running() );
		self::assertSame( '7', Ad_Settings::of( $id )['networks']['acme-kiosk']['unit'], 'What was entered is kept.' );
	}

	public function test_popups_open_by_its_trigger_and_condition(): void {
		$rules = Rules::json(
			array(
				'anchor'     => 'acme-popup',
				'triggers'   => array( array( 'type' => 'acme/copied' ) ),
				'conditions' => array(
					array(
						'type'   => 'acme/language',
						'values' => array( 'de' ),
					),
				),
			)
		);
		self::assertStringContainsString( '"acme/copied"', (string) $rules );
		self::assertStringContainsString( '"acme/language"', (string) $rules );
	}

	public function test_blocks_are_shown_to_members_for_a_year(): void {
		$markup = '<!-- wp:paragraph {"frontage":{"visibility":{"acme/level":"year"}}} --><p>Thank you</p><!-- /wp:paragraph -->';
		$user   = $this->make_user( 'subscriber' );
		$this->act_as( $user );
		self::assertSame( '', trim( do_blocks( $markup ) ) );
		wp_update_user(
			array(
				'ID'              => $user,
				'user_registered' => gmdate( 'Y-m-d H:i:s', time() - 2 * YEAR_IN_SECONDS ),
			)
		);
		self::assertStringContainsString( 'Thank you', do_blocks( $markup ) );
	}

	public function test_without_acme_posts_are_as_they_were(): void {
		$content = self::RATING . self::posts_markup( 'Acme' );
		$post    = $this->make_post(
			array(
				'post_title'   => 'Acme',
				'post_content' => $content,
			)
		);
		Votes::add( $post, 5 );
		self::deactivate_acme();
		$html = do_blocks( (string) get_post( $post )?->post_content );
		self::assertStringContainsString( 'Acme</a>', $html );
		self::assertStringNotContainsString( 'acme/rating', $html );
		self::assertSame( $content, get_post( $post )?->post_content );
		self::assertSame( 404, self::call( compact( 'post' ) + array( 'stars' => '4' ) )->status );
		self::assertSame( array( 5 ), Votes::of( $post ) );
		self::assertSame( array(), Manifests::problems() );
	}

	public function test_without_frontage_the_plugin_does_no_harm(): void {
		$process = proc_open(
			array( PHP_BINARY, __DIR__ . '/without-frontage.php', self::folder(), 'acme/acme.php' ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertNotFalse( $process );
		fwrite( $pipes[0], '<p>Before</p>' . self::RATING );
		fclose( $pipes[0] );
		$output = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		self::assertSame( 0, proc_close( $process ) );
		self::assertSame( '<p>Before</p><div class="wp-block-acme-rating"><p>No votes yet</p></div>', $output );
	}
}
