# frozen_string_literal: true

require "digest"
require "erb"
require "json"

# What a view writes for dealer-widgets: `<%= dw_head "quiz", settings: { user_id: current_user.id } %>` in the head, and
# `<%= dw "quiz", quiz %>` or `<%= dw "quiz", quiz, fallback: tag.p("…") %>`.
# Copy it to app/helpers/, and in an initializer:
# Rails.application.config.to_prepare { DealerWidgetsHelper.manifest = Rails.root.join("public/widgets/manifest.json") }
module DealerWidgetsHelper
  class << self
    attr_reader :base, :data

    def manifest=(path)
      @data = JSON.parse(File.read(path, encoding: "UTF-8"))
      @base ||= @data["publicPath"]
    end

    # Where dist/ is served; the manifest's own place unless given.
    attr_writer :base

    # For script-src, in quotes there: 'sha256-…'. The same names as for dw_head.
    def import_map_csp_hash(*names) = "sha256-#{Digest::SHA256.base64digest(import_map(*names))}"

    # Vouches for every file that a page with these widgets may ask for; without names, for all files.
    def import_map(*names)
      files = names.empty? ? data["chunks"].keys : names.flat_map { |name| known(name)["files"] }.uniq.sort
      queries = ["", *data["retries"]]
      integrity = files.flat_map { |file| queries.map { |query| [base + file + query, data["chunks"][file]["integrity"]] } }.to_h
      JSON.generate({ integrity: integrity }).gsub("<", '\u003C')
    end

    def known(name)
      data["widgets"][name] or raise ArgumentError, %(There is no widget "#{name}".)
    end

    def url(file) = ERB::Util.html_escape(base + file)

    # JSON without a character that HTML reads.
    def json(value) = JSON.generate(plain(value)).gsub(/[<>&]/, "<" => '\u003C', ">" => '\u003E', "&" => '\u0026')

    # Dates become ISO texts, decimals keep their digits.
    def plain(value)
      case value
      when Hash then value.transform_values { |each| plain(each) }
      when Array then value.map { |each| plain(each) }
      when String, Integer, Float, true, false, nil then value
      else value.respond_to?(:iso8601) ? value.iso8601 : value.to_s
      end
    end
  end

  # integrity: also their import map, which needs DealerWidgetsHelper.import_map_csp_hash(*names) in script-src.
  def dw_head(*names, settings: {}, integrity: false)
    kit = DealerWidgetsHelper
    css, loader = kit.data.values_at("css", "loader")
    ahead = names.map { |name| kit.known(name) }.flat_map { |widget| [*widget["dependencies"], widget["chunk"]] }.uniq
    # without integrity there, too, the browser would fetch each file a second time
    vouched = integrity ? ahead.to_h { |file| [file, %( integrity="#{kit.data["chunks"][file]["integrity"]}")] } : {}
    as_html [
      %(<link rel="stylesheet" href="#{kit.url(css["file"])}" integrity="#{css["integrity"]}" crossorigin>),
      (%(<script type="importmap">#{kit.import_map(*names)}</script>) if integrity),
      *ahead.map { |file| %(<link rel="modulepreload" href="#{kit.url(file)}"#{vouched[file]}>) },
      (%(<script type="application/json" id="dealer-widgets-config">#{kit.json(settings)}</script>) if settings.any?),
      %(<script type="module" src="#{kit.url(loader["file"])}" integrity="#{loader["integrity"]}" crossorigin></script>)
    ].join
  end

  # fallback: HTML of yours, shown until the widget is there. false stays false, nil is absent.
  def dw(name, props = {}, fallback: "", element: "div")
    DealerWidgetsHelper.known(name)
    as_html %(<#{element} data-widget="#{name}"><script type="application/json">#{DealerWidgetsHelper.json(props)}</script>#{fallback}</#{element}>)
  end

  private

  def as_html(text) = text.respond_to?(:html_safe) ? text.html_safe : text
end
