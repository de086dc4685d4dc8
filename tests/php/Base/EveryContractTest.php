<?php
declare( strict_types=1 );

namespace Frontage\Tests\Base;

use Closure;
use Frontage\Admin\Editor\Announced_Data;
use Frontage\Admin\Editor\Provides_Editor_Data;
use Frontage\Admin\Privacy\Policy;
use Frontage\Admin\Privacy\Tools;
use Frontage\Admin\Status\Event_Names;
use Frontage\Admin\Status\Overview;
use Frontage\Admin\Status\Section;
use Frontage\Admin\Transfer\Foreign_File;
use Frontage\Admin\Transfer\Import;
use Frontage\Admin\Transfer\Importer;
use Frontage\Admin\Transfer\Importers;
use Frontage\Admin\Transfer\Part;
use Frontage\Admin\Transfer\Parts;
use Frontage\Base\Discoverable;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Internal;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Settings\Registry;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Resumes_Work;
use Frontage\Domain\Ads\Ad_Network;
use Frontage\Domain\Ads\Ad_Networks;
use Frontage\Domain\Bindings\Source;
use Frontage\Domain\Bindings\Value;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Filters\Filter_Sources;
use Frontage\Domain\Filters\Values_Source;
use Frontage\Domain\Forms\Captcha\Captcha;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Field_Type;
use Frontage\Domain\Forms\Field_Type_Registry;
use Frontage\Domain\Modules\Visibility_Choice;
use Frontage\Domain\Modules\Visibility_Condition;
use Frontage\Domain\Overlay\Condition;
use Frontage\Domain\Overlay\Rule_Types;
use Frontage\Domain\Overlay\Trigger;
use Frontage\Domain\Privacy\Personal_Data;
use Frontage\Domain\Privacy\Provides_Policy_Text;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Providers\Key_Change;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Provides_Services;
use Frontage\Domain\Providers\Retries;
use Frontage\Domain\Providers\Services;
use Frontage\Domain\Query\Counted;
use Frontage\Domain\Query\Ordering;
use Frontage\Domain\Render\Card\Extra;
use Frontage\Domain\Render\Card\Extras;
use Frontage\Domain\Store\Unfinished_Work;
use Frontage\Http\Dispatcher;
use Frontage\Http\Endpoint;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Http\Response_Tracker;
use Frontage\Tests\Generated_Class;
use Frontage\Tests\Php_Sources;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** Tests every interface of which other plugins can announce classes: they are used, and those that throw stop nothing. */
final class EveryContractTest extends TestCase {
	/** Interfaces that are only of use with one that extends them; a class that implements nothing else is reported. */
	private const PARTS = array( Condition::class, Values_Source::class );

	/** Files that may ask for classes without a boundary. */
	private const WITHOUT_BOUNDARY = array(
		'includes/Admin/Status/Announced.php', // Counts them.
		'includes/Base/Error_Boundary.php',
		'includes/Domain/Modules/Deciders.php', // Only Frontage has extensions.
	);

	/** Attributes of a block with a condition of the other plugin. */
	private const CONDITIONAL = array( 'frontage' => array( 'visibility' => array( 'acme/level' => 'gold' ) ) );

	protected function tearDown(): void {
		remove_all_filters( 'frontage_manifests' );
		Manifest::override( null );
		parent::tearDown();
	}

	/**
	 * Returns what uses the classes of an interface, or of those that extend it.
	 *
	 * @return array<class-string, Closure>
	 */
	private static function places(): array {
		return array(
			Section::class               => static fn () => Overview::summary(),
			Foreign_File::class          => static fn () => self::import( '{"format":"acme"}' ),
			Part::class                  => static fn () => Parts::export( array( Generated_Class::NAME ) ),
			Importer::class              => static fn () => Importers::offers(),
			Provider::class              => self::list_providers( ... ),
			Group::class                 => static fn () => Registry::all(),
			Provides_Event_Labels::class => static fn () => Event_Names::of( 'acme_event' ),
			Resumes_Work::class          => static fn () => Unfinished_Work::resume(),
			Value::class                 => static fn () => Source::described(),
			Captcha::class               => static fn () => Captchas::question( Generated_Class::NAME, true ),
			Personal_Data::class         => static fn () => array( Tools::exporters( array() ), Tools::erasers( array() ) ),
			Provides_Retention::class    => static fn () => Policy::text(),
			Retries::class               => static fn () => Key_Change::on_changed( array( 'youtube' => array( 'key' => 1 ) ), array() ),
			Counted::class               => static fn () => Ordering::counters(),
			Extra::class                 => static fn () => Extras::html( array( Generated_Class::NAME ), 1 ),
			Endpoint::class              => static fn () => rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/acme' ) ),
			Response_Tracker::class      => static fn () => self::ask( 'frontage_token' ),
			Values_Source::class         => static fn () => Filter_Sources::all(),
			Trigger::class               => static fn () => Rule_Types::triggers(),
			Condition::class             => static fn () => Rule_Types::conditions(),
			Field_Type::class            => static fn () => Field_Type_Registry::added(),
			Ad_Network::class            => static fn () => Ad_Networks::all(),
			Provides_Services::class     => static fn () => Services::added(),
			Provides_Policy_Text::class  => static fn () => Policy::text(),
			Provides_Editor_Data::class  => static fn () => Announced_Data::all(),
			Visibility_Choice::class     => static fn () => Announced_Data::all(),
			Visibility_Condition::class  => static fn () => Visibility::is_hidden( self::CONDITIONAL ),
		);
	}

	/** @return array<string, array{class-string, Closure|null}> Interfaces, each with what uses it. */
	public static function contracts(): array {
		$cases = array();
		foreach ( array_keys( Manifest::get()['implementations'] ) as $contract ) {
			$is_whole = ! in_array( $contract, self::PARTS, true ) && ! is_subclass_of( $contract, Internal::class );
			if ( is_subclass_of( $contract, Discoverable::class ) && $is_whole ) {
				$places             = array_filter(
					self::places(),
					static fn ( string $one ): bool => is_a( $contract, $one, true ),
					ARRAY_FILTER_USE_KEY
				);
				$cases[ $contract ] = array( $contract, reset( $places ) ?: null );
			}
		}
		return $cases;
	}

	/** @param class-string $contract */
	#[DataProvider( 'contracts' )]
	public function test_a_class_of_another_plugin_is_used( string $contract, ?Closure $place ): void {
		self::assertNotNull( $place, "What uses classes of $contract? Add it to places()." );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::announce( $contract, Generated_Class::of( $contract, false ) );
		Generated_Class::$calls = array();
		$place( $contract );
		self::assertNotSame( array(), Generated_Class::$calls );
		self::assertSame( array(), self::logged() );
		self::assertSame( array(), Manifests::problems() );
	}

	/** @param class-string $contract */
	#[DataProvider( 'contracts' )]
	public function test_a_class_that_throws_stops_nothing_and_is_logged_with_its_plugins_name( string $contract, ?Closure $place ): void {
		self::assertNotNull( $place );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::announce( $contract, Generated_Class::of( $contract, true ) );
		$this->expect_log( '/what acme adds failed: ' . Generated_Class::MESSAGE . '/' );
		$place( $contract );
		self::assertSame( array( Generated_Class::NAME ), self::logged() );
	}

	public function test_a_name_belongs_to_who_has_it_first(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		foreach ( array( 1, 2 ) as $ignored ) {
			self::announce( Captcha::class, Generated_Class::of( Captcha::class, false ) );
		}
		$first = Captchas::all()[ Generated_Class::NAME ];
		self::assertSame( $first, array_slice( Manifest::implementations( Captcha::class ), -2 )[0] );
		self::assertStringContainsString( 'There is a “acme” of ' . Captcha::class, Manifests::problems()[0]['message'] ?? '' );
	}

	public function test_a_class_that_cannot_be_loaded_stops_nothing(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$load = static function ( string $name ): void {
			'Acme\Unfinished' === $name && eval( 'class {' ); // phpcs:ignore Squiz.PHP.Eval -- A file that cannot be parsed.
		};
		spl_autoload_register( $load );
		self::announce( Section::class, 'Acme\Unfinished' );
		Overview::summary();
		spl_autoload_unregister( $load );
		self::assertStringContainsString( 'Acme\Unfinished cannot be loaded', Manifests::problems()[0]['message'] ?? '' );
	}

	public function test_a_block_that_meets_an_error_prints_nothing_and_the_page_goes_on(): void {
		self::announce( Provider::class, Generated_Class::of( Provider::class, true, array( 'group', 'title', 'settings' ) ) );
		$this->expect_log( '/what acme adds failed: ' . Generated_Class::MESSAGE . '/' );
		$html = do_blocks( '<!-- wp:frontage/consent-choices /--><!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->' );
		self::assertSame( '<p>After</p>', trim( $html ) );
		self::assertSame( array( Generated_Class::NAME ), self::logged() );
	}

	public function test_an_export_of_personal_data_says_that_a_plugins_data_is_missing(): void {
		self::announce( Personal_Data::class, Generated_Class::of( Personal_Data::class, true, array( 'id', 'label' ) ) );
		$this->expect_log( '/what acme adds failed: ' . Generated_Class::MESSAGE . '/' );
		$page = Tools::exporters( array() )['frontage-acme']['callback']( 'ann@example.org' );
		self::assertTrue( $page['done'] );
		self::assertStringContainsString( 'could not be exported', (string) wp_json_encode( $page['data'] ) );
		$erased = Tools::erasers( array() )['frontage-acme']['callback']( 'ann@example.org' );
		self::assertSame( array( 'acme: this data could not be erased.' ), $erased['messages'] );
		self::assertTrue( (bool) $erased['items_retained'] );
	}

	public function test_errors_of_our_own_classes_are_not_hidden(): void {
		$this->expectExceptionMessage( 'ours' );
		Error_Boundary::call( Overview::class, static fn () => throw new \RuntimeException( 'ours' ), null );
	}

	public function test_no_file_uses_classes_without_a_boundary(): void {
		$asks = array_filter( Php_Sources::all(), static fn ( string $code ): bool => str_contains( $code, 'Manifest::implementations(' ) );
		unset( $asks['includes/Base/Discoverable.php'] ); // Only says so.
		self::assertSame( self::WITHOUT_BOUNDARY, array_keys( $asks ), 'Use Error_Boundary::each() or collect().' );
		self::assertFileExists( Paths::path( self::WITHOUT_BOUNDARY[0] ) );
	}

	/** Announces a class as the plugin “acme”, beside those that it has announced before. */
	private static function announce( string $contract, string $name ): void {
		add_filter(
			'frontage_manifests',
			static function ( array $all ) use ( $contract, $name ): array {
				$all[ Generated_Class::NAME ]['implementations'][ $contract ][] = $name;
				return $all;
			}
		);
		Manifest::add_announced();
	}

	/** @return list<string> Plugins whose classes failed. */
	private static function logged(): array {
		$failed = array_filter( Log::latest(), static fn ( array $row ): bool => Error_Boundary::EVENT === $row['event'] );
		return array_column( $failed, 'subject' );
	}

	/** @param class-string<Provider> $capability */
	private static function list_providers( string $capability ): void {
		Providers::with( $capability );
		Policy::text();
	}

	/** Sends a visitor's request. */
	private static function ask( string $action ): Response {
		return Dispatcher::dispatch( new Request( $action, 'POST', array(), array(), 1 ) );
	}

	/** Imports a file that no class knows. */
	private static function import( string $text ): void {
		try {
			Import::of( $text );
		} catch ( Invalid_Setting ) {
			return;
		}
	}
}
